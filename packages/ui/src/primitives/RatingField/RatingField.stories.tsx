import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { RatingField } from './RatingField.tsx'

const meta = preview.meta({
  component: RatingField,
  title: 'Primitives/Fields/RatingField',
  args: { label: 'Your rating', onValueChange: fn() },
})

/** Nothing is chosen initially. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
})

export const Playground = meta.story({ args: { max: 5 } })

export const Chosen = meta.story({
  args: { defaultValue: 3 },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill)
    const [full, ...others] = fills
    await expect(others).toEqual([full, full, 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
    await expect(full).not.toBe('rgba(0, 0, 0, 0)')
  },
})

/** One tab stop; arrow keys choose. */
export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
  },
})

/** Each star is wide enough for a thumb. */
export const Touch = meta.story({
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    for (const star of canvasElement.querySelectorAll<HTMLElement>('[data-slot="rating-field-star"]')) {
      await expect(star.offsetWidth).toBeGreaterThanOrEqual(44)
      await expect(star.offsetHeight).toBeGreaterThanOrEqual(44)
    }
  },
})

export const WithError = meta.story({
  args: { error: 'Choose how many stars', hint: 'Five is the best.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Your rating' })
    await expect(group).toHaveAccessibleDescription('Choose how many stars Five is the best.')
    await expect(group).toBeInvalid()
    // Only the stars have a negative margin; the error is aligned with the label.
    const error = canvas.getByText('Choose how many stars').closest('[data-slot="field-error"]')
    await expect(error?.getBoundingClientRect().left).toBe(group.getBoundingClientRect().left)
  },
})

export const Disabled = meta.story({ args: { defaultValue: 4, disabled: true } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 2 } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, Chosen, WithError, Disabled }} />,
})
