import { spyOn } from 'storybook/test'

/** Simulates the reader's motion preference, whatever that of this browser is. */
export function preferMotion(isReduced: boolean) {
  const { matchMedia } = window
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: isReduced, media: query })
      : matchMedia.call(window, query),
  )
}
