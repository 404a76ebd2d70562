import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { FileDrop, type FileDropFile, type FileDropProps } from './FileDrop.tsx'
import { invoice, photo, program, states, sum } from './files.fixtures.ts'

const meta = preview.meta({
  component: FileDrop,
  title: 'Primitives/Fields/FileDrop',
  args: {
    label: 'Papers of the shipment',
    hint: 'PDF or pictures, up to 5 MB each.',
    name: 'papers',
    accept: '.pdf,image/*',
    maxSize: 5_000_000,
    multiple: true,
    onValueChange: fn(),
    className: 'max-w-120',
  },
})

type Zone = { canvasElement: HTMLElement }
const zoneOf = ({ canvasElement }: Zone) =>
  canvasElement.querySelector<HTMLInputElement>('[data-slot="file-drop-zone"]') as HTMLElement

function transferOf(...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return dataTransfer
}

/** Chooses files like the browser's dialog. */
function choose(input: HTMLInputElement, ...files: File[]) {
  input.files = transferOf(...files).files
  return fireEvent.change(input)
}

/** Drags files like a file manager. */
function drag(type: string, zone: HTMLElement, dataTransfer: DataTransfer) {
  return fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

/** A chosen file appears, is announced and can be removed; the focus stays in the field. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Papers of the shipment')
    await expect(input).toHaveAccessibleDescription('PDF or pictures, up to 5 MB each.')
    await choose(input, invoice, photo)
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'invoice-20418.pdf48 kB',
      'cartons.jpg1.2 MB',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: invoice-20418.pdf and cartons.jpg')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'invoice-20418.pdf', file: invoice }),
      expect.objectContaining({ name: 'cartons.jpg', file: photo }),
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove invoice-20418.pdf' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: invoice-20418.pdf')
    await expect(input).toHaveFocus()
    await expect([...(input.files ?? [])]).toEqual([photo])
  },
})

export const Playground = meta.story({ args: { maxFiles: 3, disabled: false } })

/** The field marks files that are dragged over it. Dropped files are checked like chosen ones. */
export const Dropped = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const zone = zoneOf({ canvasElement })
    await drag('dragenter', zone, transferOf(photo))
    await expect(zone).toHaveAttribute('data-state', 'over')
    await drag('dragleave', zone, transferOf(photo))
    await expect(zone).toHaveAttribute('data-state', 'idle')
    await drag('dragover', zone, transferOf(photo))
    await drag('drop', zone, transferOf(photo, program))
    await expect(zone).toHaveAttribute('data-state', 'idle')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('listitem').map((item) => item.dataset.state)).toEqual(['added', 'refused'])
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Added: cartons.jpg setup.pdf.exe: This type of file is not allowed.',
    )
  },
})

/** A file dropped beside the field does not open in the browser. A drop on another field reaches that field. */
export const DroppedBeside = meta.story({
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const dataTransfer = transferOf(photo)
    await expect(await drag('dragover', canvasElement, dataTransfer)).toBe(false)
    await expect(await drag('drop', canvasElement, dataTransfer)).toBe(false)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** Dragged text and links are ignored. */
export const TextDraggedOver = meta.story({
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'headphones')
    await expect(await drag('dragover', zoneOf({ canvasElement }), dataTransfer)).toBe(true)
    await expect(zoneOf({ canvasElement })).toHaveAttribute('data-state', 'idle')
  },
})

/** Each rejected file shows a reason. Only accepted files are in the list and in the form. */
export const Refused = meta.story({
  args: { maxFiles: 2, maxSize: 1_000_000 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Papers/)
    // The dialog lets the user choose all files, whatever `accept` says.
    await choose(input, invoice, photo, program, invoice, new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf'))
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    const lines = within(canvas.getByRole('list'))
    await expect(lines.getByText('Larger than 1 MB.')).toBeVisible()
    await expect(lines.getByText('This type of file is not allowed.')).toBeVisible()
    await expect(lines.getByText('Already in the list.')).toBeVisible()
    await expect(lines.getByText('Add up to 2 files.')).toBeVisible()
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['invoice-20418.pdf', 'a.pdf'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove setup.pdf.exe' }))
    await expect(canvas.queryByText('setup.pdf.exe')).toBeNull()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(input).toHaveFocus()
  },
})

/** Without `multiple` a new file replaces the old one; a rejected file does not. */
export const One = meta.story({
  args: { label: 'Trade licence', multiple: false, name: 'licence' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Trade licence')
    await choose(input, photo)
    await choose(input, invoice)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('invoice-20418.pdf')
    await drag('drop', zoneOf({ canvasElement }), transferOf(program))
    await expect(canvas.getAllByRole('listitem').map((item) => item.dataset.state)).toEqual(['added', 'refused'])
    await expect([...(input.files ?? [])]).toEqual([invoice])
  },
})

/** The host sets the progress of each file. A failed upload can be retried. */
export const States = meta.story({
  args: { files: states, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading: packing-list.pdf' })).toHaveAttribute(
      'aria-valuetext',
      '64%',
    )
    await expect(canvas.getByRole('progressbar', { name: 'Uploading: pallet.jpg' })).not.toHaveAttribute('value')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: origin.pdf' }))
    await expect(args.onRetry).toHaveBeenCalledWith(states.at(-1))
    await expect(canvas.getByLabelText(/Papers/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove origin.pdf' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(states.slice(0, -1))
    // The host has not removed it, so it stays.
    await expect(canvas.getByText('origin.pdf')).toBeVisible()
  },
})

function Sending(props: FileDropProps) {
  const [files, setFiles] = useState<readonly FileDropFile[]>([])
  const settle = (state: FileDropFile['state']) => setFiles(files.map((file) => ({ ...file, state })))
  return (
    <>
      <FileDrop {...props} files={files} onValueChange={setFiles} />
      <button type="button" onClick={() => settle('done')}>
        It arrives
      </button>
      <button type="button" onClick={() => settle('failed')}>
        It does not
      </button>
    </>
  )
}

/** The end or failure of an upload is announced. */
export const Spoken = meta.story({
  tags: ['behaviour'],
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await choose(canvas.getByLabelText<HTMLInputElement>(/Papers/), invoice)
    await userEvent.click(canvas.getByRole('button', { name: 'It does not' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('invoice-20418.pdf: Could not be uploaded.'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'It arrives' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('invoice-20418.pdf: Uploaded'))
  },
})

/** Tab moves to the field, then from file to file. Enter and Space open the browser's dialog. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { files: states.slice(0, 2) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Papers/)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove invoice-20418.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith([states[1]])
  },
})

const send = fn()

/** The form submits the files by the field's name, and a reset removes them. */
export const InAForm = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget).getAll('papers').map((file) => (file as File).name))
      }}
    >
      <FileDrop {...args} />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    send.mockClear()
    await drag('drop', zoneOf({ canvasElement }), transferOf(invoice, program))
    await drag('drop', zoneOf({ canvasElement }), transferOf(photo))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(send).toHaveBeenLastCalledWith(['invoice-20418.pdf', 'cartons.jpg'])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
})

export const WithError = meta.story({
  args: { error: 'Add the invoice.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Papers/)).toBeInvalid()
    await expect(canvas.getByLabelText(/Papers/)).toHaveAccessibleDescription(
      'Add the invoice. PDF or pictures, up to 5 MB each.',
    )
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

/** With a reason the field is focusable and shows the reason, and rejects drops too. */
export const DisabledWithReason = meta.story({
  args: { disabledReason: 'The shipment has left.', files: states.slice(0, 1) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Papers/)).toHaveFocus()
    await expect(canvas.getByLabelText(/Papers/)).toHaveAccessibleDescription('The shipment has left.')
    await drag('drop', zoneOf({ canvasElement }), transferOf(photo))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'The papers that travel with the shipment from our warehouse to the buyer’s door',
    files: [
      { id: '1', name: `${'a-name-that-never-ends-'.repeat(5)}.pdf`, size: 999_950_000_000, state: 'uploading' },
      {
        id: '2',
        name: 'scan.pdf',
        size: 0,
        state: 'failed',
        error: 'The server did not answer within a minute, and the line was cut after that.',
      },
    ],
    onRetry: fn(),
  },
  play: async ({ canvasElement }) => {
    const drop = canvasElement.querySelector('[data-slot="file-drop"]') as HTMLElement
    await expect(drop.scrollWidth).toBe(drop.clientWidth)
  },
})

/** A file name keeps its own direction and does not change the direction of its surroundings. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { files: [...states, sum] },
  play: async ({ canvas }) => {
    const name = canvas.getByText('invoice-20418.pdf').getBoundingClientRect()
    const remove = canvas.getByRole('button', { name: 'Remove invoice-20418.pdf' }).getBoundingClientRect()
    await expect(remove.right).toBeLessThan(name.left)
    await expect(canvas.getByText('sumfdp.exe')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, States, WithError, Disabled, DisabledWithReason, LongTexts }} />,
})
