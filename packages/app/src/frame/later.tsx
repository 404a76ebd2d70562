import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react'

const never = new Promise<never>(() => {})

/**
 * A component whose code comes when it is first drawn, or at `load`; once it is here it is drawn at once. Where the code
 * cannot be had what was rendered stays as it is; of a vital part the page says that it broke.
 */
export function comesLater<Props extends object>(load: () => Promise<ComponentType<Props>>, { isVital = false } = {}) {
  let came: Promise<ComponentType<Props>> | undefined
  let shown: Promise<ComponentType<Props>>

  function begin() {
    if (came) return came
    came = load()
    shown = told(isVital ? came : came.catch(() => never))
    return came
  }

  function Part(props: Props) {
    begin()
    const Loaded = use(shown)
    return <Loaded {...props} />
  }

  return Object.assign(Part, { load: begin })
}

/** Around what comes later: nothing else waits for it, and what is pressed in it before is done when it is here. */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Arrival>{children}</Arrival>
    </Suspense>
  )
}

/** `earlyPresses.js` knows by the mark what does not work yet. */
function Arrival({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.removeAttribute('data-later')
    dispatchEvent(new Event('arot:ready'))
  }, [])
  return (
    <div ref={part} data-later className="contents">
      {children}
    </div>
  )
}

/** React draws at once with a promise that says it is fulfilled; for any other it waits, fulfilled or not. */
function told<Value>(promise: Promise<Value>) {
  const tell = (value: Value) => Object.assign(promise, { status: 'fulfilled', value })
  promise.then(tell, () => {})
  return promise
}
