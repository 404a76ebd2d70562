import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { DateField } from './DateField.tsx'

const meta = preview.meta({
  component: DateField,
  title: 'Primitives/Fields/DateField',
  args: { label: 'Deliver from', name: 'from', onValueChange: fn(), className: 'max-w-sm' },
})

/** Sends the change events of a browser for each digit of a year: 0002, 0020, 0202, 2026. */
const typeYear = async (input: HTMLElement, rest: string) => {
  for (const year of ['0002', '0020', '0202', '2026']) {
    await fireEvent.change(input, { target: { value: `${year}-${rest}` } })
  }
}

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Deliver from')
    await typeYear(input, '12-01')
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-01')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Tue, Dec 1, 2026')
  },
})

export const Playground = meta.story({ args: { defaultValue: '2026-12-01', hint: 'Monday to Friday' } })

/** An incomplete date stays as typed, and shows an error on blur. */
export const CutShort = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Deliver from')
    await userEvent.click(input)
    await fireEvent.change(input, { target: { value: '0020-12-01' } })
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Write the whole date.')
    await expect(input).toHaveValue('0020-12-01')
    // A partly typed date must stay visible in WebKit, where an empty field is blank.
    await expect(input.className).not.toContain('supports-[-webkit-hyphens:none]')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await typeYear(input, '12-01')
    await expect(input).not.toBeInvalid()
  },
})

/** A date outside the limits shows an error, is not corrected, and stops the form. */
export const OutOfLimits = meta.story({
  args: { min: '2026-12-01', max: '2026-12-31', defaultValue: '2026-11-30' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Deliver from')
    await expect(input).toHaveAccessibleDescription('Choose Tue, Dec 1, 2026 or a day after it.')
    await fireEvent.change(input, { target: { value: '2027-01-01' } })
    await expect(input).toHaveAccessibleDescription('Choose Thu, Dec 31, 2026 or a day before it.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-01')
    await expect(input.checkValidity()).toBe(false)
    await fireEvent.change(input, { target: { value: '2026-12-31' } })
    await expect(input).not.toBeInvalid()
  },
})

/** The host controls the value: this one rejects Sundays, and the field shows the host's value. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  render: function Render(args) {
    const [day, setDay] = useState<string | null>('2026-12-04')
    const take = (next: string | null) => {
      args.onValueChange?.(next)
      if (next === null || new Date(next).getUTCDay() !== 0) setDay(next)
    }
    return <DateField {...args} value={day} onValueChange={take} />
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Deliver from')
    await fireEvent.change(input, { target: { value: '2026-12-06' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-06')
    await expect(input).toHaveValue('2026-12-04')
    await fireEvent.change(input, { target: { value: '' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(input).toHaveValue('')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** An empty field shows a pattern. WebKit would show today's date, so there it is blank until it has the focus. */
export const Empty = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Deliver from')
    // In a block WebKit puts the date at the top; in a flex box Chromium puts the calendar button beside the date.
    await expect(getComputedStyle(input).display).toBe('grid')
    // Only WebKit applies this class, and other engines do not report the style of the field's parts.
    await expect(input.className).toContain('supports-[-webkit-hyphens:none]')
  },
})

/** A reset restores the initial date. */
export const InForm = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: '2026-12-01' },
  render: (args) => (
    <form>
      <DateField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fireEvent.change(canvas.getByLabelText('Deliver from'), { target: { value: '2026-12-24' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('Dec 24')
    const form = canvasElement.querySelector('form') as HTMLFormElement
    await expect(new FormData(form).get('from')).toBe('2026-12-24')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText('Deliver from')).toHaveValue('2026-12-01')
    await expect(canvas.getByRole('status')).toHaveTextContent('Dec 1')
  },
})

/** The words are in the language of the page, whatever the format of the browser. */
export const InBengali = meta.story({
  args: { label: 'যেদিন থেকে', defaultValue: '2026-12-01' },
  decorators: [
    (Story) => (
      <ArotProvider locale="bn-BD">
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/১ .*২০২৬/)
  },
})

/** A browser can write the date at either end of the field, so the words appear below it. */
export const RightToLeft = meta.story({
  args: { defaultValue: '2026-12-01' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Deliver from').getBoundingClientRect()
    await expect(canvas.getByRole('status').getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom)
  },
})

export const WithError = meta.story({
  args: { defaultValue: '2026-12-25', hint: 'Monday to Friday', error: 'Nothing is delivered on that day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Deliver from')).toHaveAccessibleDescription(
      'Nothing is delivered on that day Monday to Friday',
    )
  },
})

export const ReadOnly = meta.story({ args: { defaultValue: '2026-12-01', readOnly: true } })

export const Disabled = meta.story({ args: { defaultValue: '2026-12-01', disabled: true } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, OutOfLimits, WithError, InBengali, ReadOnly, Disabled }} />,
})
