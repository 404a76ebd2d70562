/** Where the new component is, and how it imports others. */
export type Place = {
  name: string
  /** The name of its slot. */
  slot: string
  /** Its title in Storybook. */
  title: string
  /** The module of a primitive, such as Dialog. */
  primitive: (name: string) => string
  /** The module of a function in `lib`. */
  lib: (name: string) => string
}

/** What differs between kinds of components. The page and the rest are the same for all. */
export type Template = {
  component: (place: Place) => string
  stories: (place: Place) => string
  /** The component as an element with this text. */
  element: (name: string, text: string) => string
  /** The rows of the page’s table of keys. */
  keys: string
}

/** The last story, of the states that differ to the eye. */
export const pictured = (states: string) => `
export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ ${states} }} />,
})
`
