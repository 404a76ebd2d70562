import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Notice } from './Notice.tsx'

const meta = preview.meta({
  component: Notice,
  title: 'Primitives/Feedback/Notice',
  args: { title: 'Error', text: 'Something went wrong.', className: 'max-w-sm' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.')
  },
})

export const Playground = meta.story({ args: { tone: 'error' } })

export const Warning = meta.story({
  args: { tone: 'warning', title: 'Stock changed', text: 'Someone bought 40 units while you were reading.' },
})

export const TitleAlone = meta.story({
  args: { title: 'You must be logged in to add a product.', text: undefined },
})

/** A second line says what to do next. */
export const SecondLine = meta.story({
  args: { children: 'You are offline. Try again when the line is back.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline. Try again when the line is back.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.')
  },
})

export const LongText = meta.story({
  args: { text: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html' },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Warning, TitleAlone, SecondLine, LongText }} />,
})
