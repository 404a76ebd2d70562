import { expect, fn, type userEvent as userEvents, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { TextInput } from '../primitives/TextInput/TextInput.tsx'
import { type FormErrors, useForm } from './useForm.tsx'

type Fields = { company: string; city: string }
type Answer = FormErrors<Fields> | undefined
type Props = { onSubmit: (data: FormData) => Promise<Answer>; onSuccess: (isChanged: boolean) => void }

const meta = preview.meta({
  tags: ['behaviour'],
  component: Order,
  title: 'Patterns/useForm/Pending',
  args: { onSubmit: fn<Props['onSubmit']>(async () => undefined), onSuccess: fn<Props['onSuccess']>() },
})

/**
 * The server rejects a value that the user has changed since: the new value shows no error, and the notice gets the
 * focus.
 */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { resolve } = await submit(canvas, userEvent, args)
    const company = canvas.getByRole('textbox', { name: 'Company' })
    await userEvent.type(company, ' Ltd')
    resolve({ title: 'Fix the highlighted fields', fields: { company: 'This company is closed.' } })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Fix the highlighted fields')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(company).toBeValid()
    await expect(company).toHaveValue('Delta Ltd')
  },
})

export const Playground = meta.story({})

/** The error of another field appears there. The notice gets the focus, so that the user does not type into that field. */
export const ErrorElsewhere = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { resolve } = await submit(canvas, userEvent, args)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), ' Ltd')
    resolve({ fields: { city: 'We do not deliver there yet.' } })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Your order was not sent.')
    await waitFor(() => expect(alert).toHaveFocus())
    const city = canvas.getByRole('textbox', { name: 'City' })
    await expect(city).toHaveAccessibleDescription('We do not deliver there yet.')
  },
})

/** The result belongs to the earlier values: the form does not say that the new ones were submitted. */
export const ChangedThenSent = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { resolve } = await submit(canvas, userEvent, args)
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Bogura')
    resolve(undefined)
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledWith(true))
    await expect(canvas.getByRole('status', { name: 'Outcome' })).toBeEmptyDOMElement()
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Bogura')
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await waitFor(() => expect(args.onSuccess).toHaveBeenLastCalledWith(false))
    await expect(canvas.getByRole('status', { name: 'Outcome' })).toHaveTextContent('Sent.')
  },
})

/** After a reset the form can be submitted again immediately, and ignores the earlier submit. */
export const ResetThenSent = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const first = await submit(canvas, userEvent, args)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(canvas.getByRole('form', { name: 'Order' })).not.toHaveAttribute('aria-busy')
    const second = await submit(canvas, userEvent, args)
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await settle(() => first.resolve(undefined))
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveAttribute('aria-busy', 'true')
    await expect(args.onSuccess).not.toHaveBeenCalled()
    second.resolve(undefined)
    await expect(await canvas.findByText('Sent.')).toBeVisible()
    await expect(args.onSuccess).toHaveBeenCalledOnce()
  },
})

/** A failure after a reset is ignored, because its values are gone. */
export const ResetThenFailed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { reject } = await submit(canvas, userEvent, args)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await settle(() => reject(new TypeError('Failed to fetch')))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toBeValid()
  },
})

type Canvas = ReturnType<typeof within>
type User = Pick<ReturnType<typeof userEvents.setup>, 'type' | 'click'>

/** Submits the form, and lets the story settle the promise. */
async function submit(
  canvas: Canvas,
  userEvent: User,
  { onSubmit }: { onSubmit: ReturnType<typeof fn<Props['onSubmit']>> },
) {
  const outcome = Promise.withResolvers<Answer>()
  onSubmit.mockReturnValueOnce(outcome.promise)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Delta')
  await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
  await expect(canvas.getByRole('form', { name: 'Order' })).toHaveAttribute('aria-busy', 'true')
  return outcome
}

/** Waits for one task, so that everything that follows from the promise has run. */
async function settle(end: () => void) {
  end()
  await new Promise((resolve) => setTimeout(resolve))
}

function Order({ onSubmit, onSuccess }: Props) {
  const form = useForm<Fields>({
    onSubmit,
    onSuccess: (_data, _form, { isChanged }) => onSuccess(isChanged),
    failure: { title: 'Your order was not sent.', text: 'Try again.' },
  })
  return (
    <form {...form.props} aria-label="Order" className="grid max-w-md justify-items-start gap-4">
      <TextInput {...form.field('company')} label="Company" />
      <TextInput {...form.field('city')} label="City" />
      {form.notice}
      <div className="flex gap-3">
        <Button type="reset" variant="secondary">
          Start over
        </Button>
        <Button type="submit" isPending={form.isPending}>
          Order
        </Button>
      </div>
      <p role="status" aria-label="Outcome">
        {form.isDone ? 'Sent.' : null}
      </p>
    </form>
  )
}
