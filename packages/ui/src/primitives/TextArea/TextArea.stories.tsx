import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  component: TextArea,
  title: 'Primitives/Fields/TextArea',
  args: { label: 'Description', name: 'description', className: 'max-w-sm' },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.type(area, 'Carton of 24,{Enter}retail boxed.')
    await expect(area).toHaveValue('Carton of 24,\nretail boxed.')
  },
})

export const Playground = meta.story({ args: { hint: 'What a buyer compares', rows: 4 } })

export const WithError = meta.story({
  args: { error: 'Enter a description', hint: 'Material, packing, what is in the carton.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      'Enter a description Material, packing, what is in the carton.',
    )
  },
})

export const LongText = meta.story({
  args: {
    defaultValue: Array.from({ length: 40 }, () => 'Closed-back, 40 mm drivers, foldable.').join(' '),
  },
})

/** Six lines are visible if the browser does not let the field grow. */
export const WithoutGrowing = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'Closed-back\n40 mm drivers\nFoldable\nCarton of 24\nRetail boxed\nTwo years’ warranty' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    area.style.setProperty('field-sizing', 'fixed')
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'Closed-back, 40 mm drivers, foldable. Carton of 24, retail boxed.' },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithError, LongText, ReadOnly }} />,
})
