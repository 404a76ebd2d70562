import { useState } from 'react'
import { expect, fn, type userEvent as userEvents, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Combobox } from '../primitives/Combobox/Combobox.tsx'
import { FormDialog } from '../primitives/FormDialog/FormDialog.tsx'
import { NumberInput } from '../primitives/NumberInput/NumberInput.tsx'
import { QuantityStepper } from '../primitives/QuantityStepper/QuantityStepper.tsx'
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx'
import { TextInput } from '../primitives/TextInput/TextInput.tsx'
import { type FormAnswer, type FormErrors, useForm } from './useForm.tsx'

type Fields = { company: string; way: string; country: string; units: number }
type Props = { onSubmit: (data: FormData) => FormAnswer<Fields> }

const meta = preview.meta({
  component: Inquiry,
  title: 'Patterns/useForm',
  args: { onSubmit: fn<Props['onSubmit']>() },
})

/** The first field with an error gets the focus, all errors are announced, and the form is not submitted. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const company = canvas.getByRole('textbox', { name: 'Company' })
    await expect(company).toHaveFocus()
    await expect(company).toHaveAccessibleDescription('Enter the name of your company.')
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('Delta Traders')
    await expect(company).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(canvas.getByRole('radio', { name: 'By road' })).toHaveFocus()
  },
})

export const Playground = meta.story({})

/** Without `read`, the form passes its `FormData` to `onSubmit`. */
export const Submitted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByRole('status', { name: 'Outcome' })).toHaveTextContent('Sent.')
    const [data] = args.onSubmit.mock.lastCall ?? []
    await expect(Object.fromEntries(data ?? [])).toMatchObject({ company: 'Delta Traders', way: 'road', units: '120' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), '!')
    await expect(canvas.getByRole('status', { name: 'Outcome' })).toBeEmptyDOMElement()
  },
})

/** The form is submitted once, however often the user presses the button, and the fields keep their values. */
export const Pending = meta.story({
  args: { onSubmit: fn<Props['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), '{Enter}')
    await expect(canvas.getByRole('button', { name: 'Ask' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('form', { name: 'Inquiry' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    canvas.getByRole<HTMLFormElement>('form', { name: 'Inquiry' }).requestSubmit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Delta Traders')
  },
})

/** The server's error for a field appears at the field, and not in the notice too. */
export const RefusedField = meta.story({
  args: {
    onSubmit: fn<Props['onSubmit']>(async () => ({
      title: 'Some fields need your attention',
      fields: { units: 'Only 96 units are left.', country: 'We do not deliver there yet.' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await waitFor(() => expect(country).toHaveFocus())
    await expect(country).toHaveAccessibleDescription('We do not deliver there yet.')
    await expect(canvas.queryByRole('alert')).toBeNull()
    const units = canvas.getByRole('spinbutton', { name: 'Units' })
    await expect(units).toHaveAccessibleDescription('Only 96 units are left.')
    await userEvent.click(canvas.getByRole('button', { name: 'One unit less' }))
    await expect(units).toBeValid()
    await expect(country).toBeInvalid()
  },
})

/** An error of no single field appears in the notice, which gets the focus. The next change removes it. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<Props['onSubmit']>(async () => ({ title: 'No longer on sale', text: 'Choose another product.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('No longer on saleChoose another product.')
    await expect(alert).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '9')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** If the server names a field that the form does not have, the notice shows its error along with the others. */
export const RefusedUnknownField = meta.story({
  tags: ['behaviour'],
  args: {
    onSubmit: fn<(data: FormData) => Promise<FormErrors<Fields>>>(async () => ({
      title: 'You cannot ask now.',
      fields: { licence: 'Your licence has expired.' } as FormErrors<Fields>['fields'],
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You cannot ask now.Your licence has expired.')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    args.onSubmit.mockResolvedValueOnce({
      title: 'You cannot ask now.',
      text: 'See your profile.',
      fields: { company: 'It is not known.', licence: 'Your licence has expired.' } as FormErrors<Fields>['fields'],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const company = canvas.getByRole('textbox', { name: 'Company' })
    await waitFor(() => expect(company).toHaveFocus())
    await expect(company).toHaveAccessibleDescription('It is not known.')
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You cannot ask now.See your profile. Your licence has expired.',
    )
  },
})

/** A result with only a `text` is an error too. It appears below the form's own title. */
export const RefusedWithoutTitle = meta.story({
  tags: ['behaviour'],
  args: { onSubmit: fn<Props['onSubmit']>(async () => ({ text: 'Only 96 units are left.' })) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your question was not sent.Only 96 units are left.',
    )
    await expect(canvas.queryByText('Sent.')).toBeNull()
  },
})

/** The message of a thrown error is for developers: the form shows its own text, and can be submitted again. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    args.onSubmit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Your question was not sent.Nothing is lost. Try again.')
    await expect(alert).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByText('Sent.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

/** A field that is invalid by its own check also stops the submit. */
export const RefusedByField = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    const units = canvas.getByRole('spinbutton', { name: 'Units' })
    await userEvent.clear(units)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Company' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus()
    await expect(units).toHaveAccessibleDescription(/^Enter a quantity/)
    await userEvent.keyboard('Delta Traders')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(units).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A reset removes the errors along with the values. */
export const Reset = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: /^Price/ })
    await userEvent.type(price, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const company = canvas.getByRole('textbox', { name: 'Company' })
    await expect(company).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(company).not.toHaveAttribute('aria-invalid')
    await expect(price).toHaveValue('')
  },
})

/** The form of a dialog inside another form, in React's tree, is submitted alone and leaves the other's errors. */
export const InAnotherForm = meta.story({
  tags: ['behaviour'],
  args: { onSubmit: fn<Props['onSubmit']>(() => ({ title: 'No longer on sale' })) },
  render: (args) => <OuterForm {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvas.getByRole<HTMLFormElement>('form', { name: 'Order' }).requestSubmit()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No longer on sale')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }))
    const page = canvasElement.ownerDocument.body
    await waitFor(() => expect(page.querySelector('[role=dialog] input')).toHaveFocus())
    await userEvent.keyboard('Delta Traders{Enter}')
    await waitFor(() => expect(page.querySelector('[role=dialog]')).toBeNull())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No longer on sale')
  },
})

type Canvas = ReturnType<typeof within>
type User = Pick<ReturnType<typeof userEvents.setup>, 'type' | 'click'>

async function fill(canvas: Canvas, userEvent: User) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Delta Traders')
  await userEvent.click(canvas.getByRole('radio', { name: 'By road' }))
}

function Inquiry({ onSubmit }: Props) {
  const form = useForm<Fields>({
    validate: (data) => ({
      fields: {
        company: data.get('company') === '' ? 'Enter the name of your company.' : undefined,
        way: data.has('way') ? undefined : 'Choose how it travels.',
      },
    }),
    onSubmit,
    failure: { title: 'Your question was not sent.', text: 'Nothing is lost. Try again.' },
  })
  return (
    <form {...form.props} aria-label="Inquiry" className="grid max-w-md justify-items-start gap-4">
      <TextInput {...form.field('company')} label="Company" required />
      <RadioGroup
        {...form.field('way')}
        label="Delivery"
        options={[
          { value: 'road', label: 'By road' },
          { value: 'sea', label: 'By sea' },
        ]}
      />
      <Combobox
        {...form.field('country')}
        label="Country"
        options={[
          { value: 'bd', label: 'Bangladesh' },
          { value: 'in', label: 'India' },
        ]}
      />
      <NumberInput label="Price" name="price" hasDecimals />
      <QuantityStepper {...form.field('units')} label="Units" defaultValue={120} />
      {form.notice}
      <div className="flex gap-3">
        <Button type="reset" variant="secondary">
          Start over
        </Button>
        <Button type="submit" isPending={form.isPending}>
          Ask
        </Button>
      </div>
      <p role="status" aria-label="Outcome">
        {form.isDone ? 'Sent.' : null}
      </p>
    </form>
  )
}

function OuterForm({ onSubmit }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const failure = { title: 'It was not sent.' }
  const outer = useForm<Fields>({ onSubmit, failure })
  const inner = useForm({ onSubmit: () => {}, onSuccess: () => setIsOpen(false), failure })
  return (
    <form {...outer.props} aria-label="Order">
      {outer.notice}
      <Button onClick={() => setIsOpen(true)}>Add a company</Button>
      <FormDialog form={inner} isOpen={isOpen} onOpenChange={setIsOpen} title="Add a company" confirmLabel="Add">
        <TextInput {...inner.field('name')} label="Name" />
        {inner.notice}
      </FormDialog>
    </form>
  )
}
