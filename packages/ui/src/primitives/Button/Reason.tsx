import { Bubble } from '../Tooltip/Bubble.tsx'

type ReasonProps = { id: string; children: string }

/** Why the button before it cannot be pressed, and that button's description. Who presses it asks why. */
export function Reason({ id, children }: ReasonProps) {
  return (
    <Bubble id={id} slot="button-reason" isAskedByPress>
      {children}
    </Bubble>
  )
}
