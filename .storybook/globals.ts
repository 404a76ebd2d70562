// What the toolbar says, for those that no decorator reaches: documentation pages, and the frames in them.
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export type Globals = Record<string, string>

type Channel = ReturnType<typeof addons.getChannel>

/** As it stands now; nothing while nobody has said it. */
export function globalsIn(channel: Channel): Globals {
  const [update] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return update?.globals ?? {}
}

export function onGlobals(channel: Channel, listener: () => void) {
  channel.on(SET_GLOBALS, listener)
  channel.on(GLOBALS_UPDATED, listener)
  return () => {
    channel.off(SET_GLOBALS, listener)
    channel.off(GLOBALS_UPDATED, listener)
  }
}

/** A story in a frame of a documentation page follows that page's toolbar: Storybook itself tells only the page. */
export function followPageAround() {
  const page = window.parent as typeof window & {
    __STORYBOOK_PREVIEW__?: object
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
  }
  if (page === window || !page.__STORYBOOK_PREVIEW__ || !page.__STORYBOOK_ADDONS_CHANNEL__) return
  const theirs = page.__STORYBOOK_ADDONS_CHANNEL__
  const ours = addons.getChannel()
  const follow = () => ours.emit(UPDATE_GLOBALS, { globals: globalsIn(theirs) })
  ours.once(SET_GLOBALS, follow)
  theirs.on(GLOBALS_UPDATED, follow)
}
