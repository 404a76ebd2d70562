import { expect, fn, screen, type UserEventObject, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ownProducts, tenThousand } from '../own.fixtures.ts'
import type { CellChange, CellVerdict } from '../workspace.ts'
import { BulkEditDialog } from './BulkEditDialog.tsx'

const acceptAll = async (changes: CellChange[]) => changes.map(({ id }): CellVerdict => ({ id, verdict: 'changed' }))

const meta = preview.meta({
  component: BulkEditDialog,
  title: 'Trade/Bulk editing/BulkEditDialog',
  args: {
    isOpen: true,
    act: 'edit' as const,
    products: ownProducts,
    onOpenChange: fn(),
    onChangeCells: fn(acceptAll),
    onDone: fn(),
    validate: (_product, field, value) =>
      field === 'mainQuantity' && Number(value) < 0 ? 'Quantity must be 0 or more' : null,
  },
})

const open = async () => within(await screen.findByRole('dialog'))

async function raise(percent: string, userEvent: UserEventObject) {
  const dialog = await open()
  await userEvent.click(dialog.getByRole('radio', { name: 'Price' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Raise by %' }))
  await userEvent.type(dialog.getByRole('textbox'), percent)
  return dialog
}

export const Default = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const dialog = await open()
    const sentence = dialog.getByText('Enter a number to preview the changes.')
    await userEvent.click(dialog.getByRole('radio', { name: 'Add' }))
    await userEvent.type(dialog.getByRole('textbox'), '-1000')
    await expect(await dialog.findByText(/3 will change, 3 cannot be changed/)).toBeVisible()
    // A screen reader announces only changes of a status that it already knows.
    await expect(dialog.getByText(/3 will change/)).toBe(sentence)
    await expect(sentence).toHaveRole('status')
    // A wide table shows the reason in the row, a narrow one above the rows.
    const reasons = dialog.getAllByText('Quantity must be 0 or more')
    await expect(reasons.some((reason) => reason.checkVisibility())).toBe(true)
    await expect(args.onChangeCells).not.toHaveBeenCalled()
  },
})

/** A narrow column has no room for a reason, so it stands above the table in full. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox'), '-5')
    const reasons = await dialog.findAllByRole('listitem')
    await expect(reasons).toHaveLength(1)
    await expect(reasons[0]).toHaveTextContent('Quantity must be 0 or more')
  },
})

export const Playground = meta.story({})

/** Without a number the dialog sends nothing: the field shows what is missing and gets the focus. */
export const AmountMissing = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }))
    const amount = dialog.getByRole('textbox', { name: 'New value' })
    await expect(amount).toHaveFocus()
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveAccessibleDescription('Enter a number to preview the changes.')
    await userEvent.keyboard('5')
    await expect(amount).toBeValid()
    await expect(await dialog.findByText(/will change/)).toBeVisible()
    await expect(args.onChangeCells).not.toHaveBeenCalled()
  },
})

/** A submit that comes before the preview of the last keystroke sends what the field says. */
export const SubmittedBeforePreview = meta.story({
  args: { products: ownProducts.slice(0, 1) },
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent, args }) => {
    const dialog = await open()
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'New value' })
    await userEvent.type(amount, '5')
    await dialog.findByRole('button', { name: 'Change 1 product' })
    // Not `userEvent`, which waits until React has rendered everything.
    amount.setRangeText('0', 1, 1)
    amount.dispatchEvent(new Event('input', { bubbles: true }))
    amount.form?.requestSubmit()
    await expect(await dialog.findByText('1 product was changed')).toBeVisible()
    await expect(args.onChangeCells).toHaveBeenCalledWith([expect.objectContaining({ field: 'mainQuantity', to: 50 })])
  },
})

/** While the edit runs, nobody can change its fields, and the amount keeps the focus. */
export const Pending = meta.story({
  args: { onChangeCells: fn((_changes: CellChange[]) => new Promise<CellVerdict[]>(() => {})) },
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    const dialog = await open()
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'New value' })
    await userEvent.type(amount, '5')
    await dialog.findByRole('button', { name: 'Change 6 products' })
    for (let times = 0; times < 2; times += 1) amount.form?.requestSubmit()
    await expect(await dialog.findByText('0 of 6')).toBeVisible()
    await userEvent.keyboard('7')
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveValue('5')
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(args.onChangeCells).toHaveBeenCalledOnce()
  },
})

/** Unchanged rows are not sent. If nothing would change, the button is disabled. */
export const NothingChanges = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: 'Add' }))
    await userEvent.type(dialog.getByRole('textbox'), '0')
    const confirm = dialog.getByRole('button', { name: 'Change' })
    await userEvent.click(confirm)
    await expect(confirm).toHaveAccessibleDescription('Nothing will change.')
    await expect(args.onChangeCells).not.toHaveBeenCalled()
  },
})

/** Raising prices also raises their price breaks. The preview shows both, and both are sent together. */
export const StepsMoveAlong = meta.story({
  args: { products: ownProducts.slice(0, 2), validate: undefined },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const dialog = await raise('-10', userEvent)
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Price breaks change with it.')
    const row = within(await dialog.findByRole('row', { name: /to \$9\.18/ }))
    await expect(row.getByText('to $10.20')).toBeVisible()
    await expect(args.onChangeCells).not.toHaveBeenCalled()
  },
})

export const StepsSent = meta.story({
  args: { products: ownProducts.slice(0, 2), validate: undefined },
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent, args }) => {
    const dialog = await raise('-10', userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }))
    await expect(await dialog.findByText('2 products were changed')).toBeVisible()
    const [plain, laddered] = ownProducts.map(({ _id }) => _id)
    await expect(args.onChangeCells).toHaveBeenCalledTimes(1)
    await expect(args.onChangeCells).toHaveBeenCalledWith([
      expect.objectContaining({ id: plain, field: 'price' }),
      expect.objectContaining({ id: laddered, field: 'price' }),
      expect.objectContaining({
        id: laddered,
        field: 'priceBreaks',
        to: [
          { from: 240, price: 10.35 },
          { from: 600, price: 9.18 },
        ],
      }),
    ])
  },
})

/** Somebody else changed the price breaks meanwhile: the outcome names the product. */
export const StepsLeft = meta.story({
  args: {
    products: ownProducts.slice(0, 2),
    validate: undefined,
    onChangeCells: fn(async (changes: CellChange[]) =>
      changes.map(({ id, field }): CellVerdict => ({ id, verdict: field === 'priceBreaks' ? 'stale' : 'changed' })),
    ),
  },
  tags: ['behaviour', '!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await raise('10', userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 2 products' }))
    await expect(await dialog.findByText('1 product was changed', { exact: false })).toBeVisible()
    await expect(dialog.getByText(/^The price was changed. The price breaks/)).toBeVisible()
  },
})

export const Withdraw = meta.story({
  args: { act: 'withdraw' },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const dialog = await open()
    await expect(dialog.getByText(/5 will change, 1 will stay the same/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw 5 products' }))
    await expect(await dialog.findByText('5 products were changed')).toBeVisible()
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.arrayContaining([{ id: 'p-trainer', field: 'withdrawn', from: false, to: true }]),
    )
  },
})

export const Publish = meta.story({ args: { act: 'publish' } })

/** The connection breaks off: the outcome counts the changed products and lists the others. */
export const BrokenOff = meta.story({
  args: {
    act: 'withdraw',
    products: tenThousand().slice(0, 1200),
    onChangeCells: fn(acceptAll),
  },
  play: async ({ userEvent, args }) => {
    const send = args.onChangeCells as ReturnType<typeof fn<typeof acceptAll>>
    send.mockImplementationOnce(acceptAll).mockRejectedValueOnce(new Error('offline'))
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw 1,200 products' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The connection was lost')
    await expect(dialog.getByText(/500 products were changed, 700 could not be changed/)).toBeVisible()
    await expect(send).toHaveBeenCalledTimes(2)
  },
})

/** A large edit runs in portions, and the user can stop it in between. */
export const Stopped = meta.story({
  tags: ['behaviour'],
  args: { act: 'withdraw', products: tenThousand().slice(0, 1200) },
  play: async ({ userEvent, args }) => {
    let go = () => {}
    const send = args.onChangeCells as ReturnType<typeof fn<typeof acceptAll>>
    send.mockImplementationOnce(async (changes) => {
      await new Promise<void>((resolve) => {
        go = resolve
      })
      return acceptAll(changes)
    })
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw 1,200 products' }))
    await expect(await dialog.findByText('0 of 1,200')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    go()
    const sentence = await dialog.findByText(/500 products were changed, 700 could not be changed/)
    await expect(sentence).toBeVisible()
    // The pressed button is gone.
    await expect(sentence).toHaveFocus()
    await expect(dialog.getAllByText('Not processed.')[0]).toBeVisible()
  },
})
