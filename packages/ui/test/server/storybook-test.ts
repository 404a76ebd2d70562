// Replaces `storybook/test` in Node, where nothing is played.
const nothing = () => {}

export const fn = (does: () => unknown = nothing) => does
export const [expect, within, waitFor, spyOn, mocked, getConfig] = Array.from({ length: 6 }, () => nothing)
export const [userEvent, screen, fireEvent] = Array.from({ length: 3 }, () => ({}))
