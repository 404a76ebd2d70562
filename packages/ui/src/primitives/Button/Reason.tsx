import { Bubble } from '../Tooltip/Bubble.tsx'

type ReasonProps = { id: string; children: string }

/** The reason why the button before it is disabled, which also describes the button. A press on the button shows it. */
export function Reason({ id, children }: ReasonProps) {
  return (
    <Bubble id={id} slot="button-reason" isAskedByPress>
      {children}
    </Bubble>
  )
}
