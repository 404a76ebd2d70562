import { type ComponentType, type ReactNode, Suspense, use, useLayoutEffect, useRef, useState } from 'react'
import { waitForRetry } from './missingCode.ts'
import { useArrivalOf } from './ready.ts'

/** The code of a part could not be loaded: the network is down, or a new release has removed the file. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause })
  }
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code. A call after a failure tries again. */
  load: () => Promise<ComponentType<Props>>
  isHere: () => boolean
}

/**
 * A component whose code loads at its first render, or at `load`; once loaded it renders synchronously. It saves 34 kB at
 * the start of a page, 51 kB of a category.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
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
      // The last successful load resolves every pending render.
      arrival = new Promise((resolve) => {
        arrived = resolve
      })
      void loadWithRetry(begin)
    }
    // React requires a component that suspended on a promise to keep reading that promise.
    const Loaded = arrival ? use(arrival) : (here as ComponentType<Props>)
    return <Loaded {...props} />
  }

  return Object.assign(Part, { load: begin, isHere: () => here !== undefined })
}

/** Never rejects: the rendered page stays as it is, and the reader is offered a retry. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await load()
    } catch {
      if (!isFirst) await reloadIfReachable()
      await waitForRetry()
    }
  }
}

/** Older browsers never refetch a module that failed, and a new release removes old files: a reload fixes both. */
async function reloadIfReachable() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

/** Opens a lazy component once its code is loaded. `isPending` is for the button that was pressed. */
export function useLazyDialog<Props>({ load, isHere }: LazyComponent<Props>) {
  const [isPending, setIsPending] = useState(false)
  // Not a transition: React would hold back all others, and with them all links, until this one is done.
  async function open(show: () => void) {
    if (isHere()) return show()
    setIsPending(true)
    await loadWithRetry(load)
    setIsPending(false)
    show()
  }
  return [isPending, open] as const
}

/** Suspense around lazy components. Presses inside it before the code is loaded are replayed afterwards. */
export function LazyBoundary({ children }: { children: ReactNode }) {
  const [isHere, setIsHere] = useState(false)
  // With new children before its code is loaded, React would remove the rendered part, and the layout would shift.
  const [first] = useState(() => around(children, setIsHere))
  return isHere ? around(children, setIsHere) : first
}

/**
 * A part without props whose code loads late. Call it once for each module, not in a component: React would replace a new
 * element before its code has loaded, and the typed text would be lost.
 */
export function lazyElement(load: () => Promise<ComponentType>): ReactNode {
  const Part = lazyWithRetry(load)
  return (
    <LazyBoundary>
      <Part />
    </LazyBoundary>
  )
}

const around = (children: ReactNode, onHere: (isHere: true) => void) => (
  <Suspense>
    <Arrival onHere={onHere}>{children}</Arrival>
  </Suspense>
)

function Arrival({ children, onHere }: { children: ReactNode; onHere: (isHere: true) => void }) {
  const part = useRef<HTMLDivElement>(null)
  useArrivalOf(part)
  // A layout effect, so that new children are drawn before the next paint.
  useLayoutEffect(() => onHere(true), [onHere])
  return (
    <div ref={part} data-later className="contents">
      {children}
    </div>
  )
}
