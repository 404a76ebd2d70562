import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { FileDrop, type FileDropFile, type FileDropProps } from './FileDrop.tsx'
import { invoice, photo, program, states, sum } from './files.fixtures.ts'

const meta = preview.meta({
  component: FileDrop,
  title: 'Primitives/FileDrop',
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

/** As the browser's dialog does it. */
function choose(input: HTMLInputElement, ...files: File[]) {
  input.files = transferOf(...files).files
  return fireEvent.change(input)
}

/** As a file manager does it. */
function drag(type: string, zone: HTMLElement, dataTransfer: DataTransfer) {
  return fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

/** Chosen in the browser's dialog, shown, spoken, and taken off again; the focus stays with the field. */
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

/** What hovers over it shows; what is dropped is judged as what is chosen is. */
export const Dropped = meta.story({
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
      'Added: cartons.jpg setup.pdf.exe: You can’t add files of this type.',
    )
  },
})

/** The browser would leave the page for a file that fell beside the field; what another field has taken is that field's. */
export const DroppedBeside = meta.story({
  play: async ({ canvasElement, args }) => {
    const dataTransfer = transferOf(photo)
    await expect(await drag('dragover', canvasElement, dataTransfer)).toBe(false)
    await expect(await drag('drop', canvasElement, dataTransfer)).toBe(false)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** A word or a link that is dragged over is none of its business. */
export const TextDraggedOver = meta.story({
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'headphones')
    await expect(await drag('dragover', zoneOf({ canvasElement }), dataTransfer)).toBe(true)
    await expect(zoneOf({ canvasElement })).toHaveAttribute('data-state', 'idle')
  },
})

/** Each says why; the good ones are taken, and only they are sent. */
export const Refused = meta.story({
  args: { maxFiles: 2, maxSize: 1_000_000 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Papers/)
    // As from a dialog that was told to show all files.
    await choose(input, invoice, photo, program, invoice, new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf'))
    const lines = within(canvas.getByRole('list'))
    await expect(lines.getByText('Larger than 1 MB.')).toBeVisible()
    await expect(lines.getByText('You can’t add files of this type.')).toBeVisible()
    await expect(lines.getByText('This file is already in the list.')).toBeVisible()
    await expect(lines.getByText('You can add up to 2 files.')).toBeVisible()
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['invoice-20418.pdf', 'a.pdf'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove setup.pdf.exe' }))
    await expect(canvas.queryByText('setup.pdf.exe')).toBeNull()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(input).toHaveFocus()
  },
})

/** One replaces the one before; a bad one does not. */
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

/** Whoever sends them says how far each is; what failed is tried again. */
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
    // The host has not agreed: it stays.
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

/** That it arrived, or did not, is heard. */
export const Spoken = meta.story({
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

/** Tab to it, then from file to file; the browser opens its dialog by Enter and by Space. */
export const Keyboard = meta.story({
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

/** Sent by its name as any field of files is, and emptied with its form. */
export const InAForm = meta.story({
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

/** Reached, explained, and closed to what is dropped too. */
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

/** A name keeps its own direction, and does not turn over what stands beside it. */
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
