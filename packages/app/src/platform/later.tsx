import { type ComponentType, type ReactNode, Suspense, use, useLayoutEffect, useRef, useState } from 'react'
import { MissingCode } from './MissingCode.ts'
import { waitForRetry } from './missing.ts'
import { useArrivalOf } from './ready.ts'

export type Later<Props> = ComponentType<Props> & {
  /** Has the code come; asked again, it is asked for again where it could not be had. */
  load: () => Promise<ComponentType<Props>>
  isHere: () => boolean
}

/**
 * A component whose code comes when it is first drawn, or at `load`; once it is here it is drawn at once. A page begins
 * with 34 kB less for it, a category with 51.
 */
export function comesLater<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  let arrival: Promise<ComponentType<Props>> | undefined
  let arrived: ((loaded: ComponentType<Props>) => void) | undefined

  function begin() {
    coming ??= load().then(
      (loaded) => {
        here = loaded
        arrived?.(loaded)
        return loaded
      },
      (error) => {
        coming = undefined
        throw new MissingCode(error)
      },
    )
    return coming
  }

  function Part(props: Props) {
    if (!here && !arrival) {
      // Whoever asks for it last brings it to those who wait.
      arrival = new Promise((resolve) => {
        arrived = resolve
      })
      void arrive(begin)
    }
    // React asks that who has waited once goes on reading what it waited for.
    const Loaded = arrival ? use(arrival) : (here as ComponentType<Props>)
    return <Loaded {...props} />
  }

  return Object.assign(Part, { load: begin, isHere: () => here !== undefined })
}

/** It never fails: what was rendered stays as it is, and the reader is told and asked whether to try again. */
export async function arrive<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await load()
    } catch {
      if (!isFirst) await loadAnew()
      await waitForRetry()
    }
  }
}

/** Older browsers never ask again for code that failed, and after a release it is gone: a page loaded anew has it. */
async function loadAnew() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

/** Opens what comes later when it is here; pending until then, for the button that was pressed to say. */
export function useOpening<Props>({ load, isHere }: Later<Props>) {
  const [isPending, setIsPending] = useState(false)
  // No transition: React would hold every other one back, and with them all links, as long as this one waits.
  async function open(show: () => void) {
    if (isHere()) return show()
    setIsPending(true)
    await arrive(load)
    setIsPending(false)
    show()
  }
  return [isPending, open] as const
}

/** Around what comes later: nothing else waits for it, and what is pressed in it before is done when it is here. */
export function Later({ children }: { children: ReactNode }) {
  const [isHere, setIsHere] = useState(false)
  // Given anything new before its code is here, React takes a rendered part off the page, and the page moves.
  const [first] = useState(() => around(children, setIsHere))
  return isHere ? around(children, setIsHere) : first
}

const around = (children: ReactNode, onHere: (isHere: true) => void) => (
  <Suspense>
    <Arrival onHere={onHere}>{children}</Arrival>
  </Suspense>
)

function Arrival({ children, onHere }: { children: ReactNode; onHere: (isHere: true) => void }) {
  const part = useRef<HTMLDivElement>(null)
  useArrivalOf(part)
  // Before it is painted: what is new by then is drawn at once.
  useLayoutEffect(() => onHere(true), [onHere])
  return (
    <div ref={part} data-later className="contents">
      {children}
    </div>
  )
}
