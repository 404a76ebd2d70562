import { spyOn } from 'storybook/test'

/** What the reader's system says about motion, whatever this browser was started with. */
export function preferMotion(isReduced: boolean) {
  const { matchMedia } = window
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: isReduced, media: query })
      : matchMedia.call(window, query),
  )
}
