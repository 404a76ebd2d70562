import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { landscapePhoto, portraitPhoto, squarePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { arriving, chooseFiles, halfway, photo, refusing, three } from './PicturesField.fixtures.ts'
import { PicturesField } from './PicturesField.tsx'

const meta = preview.meta({
  component: PicturesField,
  title: 'Marketplace/Selling/PicturesField',
  args: {
    label: 'Image',
    name: 'image',
    allName: 'images',
    upload: arriving(squarePhoto, landscapePhoto),
    onValueChange: fn(),
    className: 'max-w-140',
  },
})

type Canvas = ReturnType<typeof within>

function choose(canvas: Canvas, ...files: File[]) {
  return chooseFiles(canvas.getByLabelText('Files') as HTMLInputElement, ...files)
}

const waiting = new Map<string, (image: string) => void>()

const order = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: /^Pictures/ }))
    .getAllByRole('img')
    .map((image: HTMLElement) => image.getAttribute('src'))

/**
 * Several files are dropped together and uploaded separately. The first is the main picture, with its address in the
 * field.
 */
export const Default = meta.story({
  args: { upload: arriving(squarePhoto, landscapePhoto) },
  play: async ({ canvas, args }) => {
    await choose(canvas, photo('a.jpg'), photo('b.jpg'))
    await waitFor(() => expect(order(canvas)).toEqual([squarePhoto, landscapePhoto]))
    await expect(canvas.getByRole('textbox', { name: 'Image' })).toHaveValue(squarePhoto)
    await expect(within(canvas.getAllByRole('listitem')[0] as HTMLElement).getByText('Main')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([squarePhoto, landscapePhoto])
  },
})

export const Playground = meta.story({ args: { defaultValue: three } })

/** A typed address becomes the first picture, before dropped ones. */
export const Typed = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: [squarePhoto, landscapePhoto] },
  play: async ({ canvas, userEvent, args }) => {
    const address = canvas.getByRole('textbox', { name: 'Image' })
    await userEvent.clear(address)
    await userEvent.type(address, 'https://example.com/a.png')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['https://example.com/a.png', landscapePhoto])
    await userEvent.clear(address)
    await userEvent.tab()
    await expect(address).toHaveValue(landscapePhoto)
    await expect(order(canvas)).toEqual([landscapePhoto])
  },
})

/** The buttons of each picture change the order and keep the focus. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: three },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Move picture 3 forward' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(order(canvas)).toEqual([squarePhoto, portraitPhoto, landscapePhoto])
    await expect(canvas.getByRole('button', { name: 'Move picture 2 forward' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([portraitPhoto, squarePhoto, landscapePhoto])
    await expect(canvas.getByRole('textbox', { name: 'Image' })).toHaveValue(portraitPhoto)
    await expect(canvas.getByText('Now picture 1 of 3')).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Remove picture 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(order(canvas)).toEqual([squarePhoto, landscapePhoto])
    await expect(canvas.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus()
  },
})

/** A picture can be dragged to another place. */
export const Dragged = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: three },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
    const dataTransfer = new DataTransfer()
    const drag = (type: string, on: HTMLElement) =>
      fireEvent(on, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await drag('dragstart', third)
    await drag('dragover', first)
    await expect(first).toHaveAttribute('data-state', 'over')
    await drag('drop', first)
    await expect(order(canvas)).toEqual([portraitPhoto, squarePhoto, landscapePhoto])
  },
})

/** A large file ends after files that were chosen later, but stays before them in the order. */
export const LargeOneFirst = meta.story({
  tags: ['behaviour'],
  args: { upload: (file) => new Promise((resolve) => waiting.set(file.name, resolve)) },
  beforeEach: () => waiting.clear(),
  play: async ({ canvas }) => {
    await choose(canvas, photo('large.jpg'), photo('small.jpg'), photo('middle.jpg'))
    waiting.get('small.jpg')?.(landscapePhoto)
    await waitFor(() => expect(order(canvas)).toEqual([landscapePhoto]))
    waiting.get('large.jpg')?.(squarePhoto)
    await waitFor(() => expect(order(canvas)).toEqual([squarePhoto, landscapePhoto]))
    waiting.get('middle.jpg')?.(portraitPhoto)
    await waitFor(() => expect(order(canvas)).toEqual([squarePhoto, landscapePhoto, portraitPhoto]))
    await expect(canvas.getByRole('textbox', { name: 'Image' })).toHaveValue(squarePhoto)
  },
})

/** A logo is a single picture: it has no order, and it must be removed before another one is added. */
export const One = meta.story({
  args: { label: 'Logo', max: 1, upload: arriving(squarePhoto, landscapePhoto) },
  play: async ({ canvas, userEvent, args }) => {
    const files = canvas.getByLabelText<HTMLInputElement>('Files')
    await expect(files.multiple).toBe(false)
    await expect(canvas.getByText('JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.')).toBeVisible()
    await choose(canvas, photo())
    await waitFor(() => expect(order(canvas)).toEqual([squarePhoto]))
    await expect(canvas.queryByText('Main')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
    await expect(canvas.getByText('Remove the picture to add another one.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await choose(canvas, photo())
    await waitFor(() => expect(order(canvas)).toEqual([landscapePhoto]))
  },
})

/** Each upload shows its progress. A form can tell that uploads are pending. */
export const Sending = meta.story({
  args: { upload: halfway },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, photo())
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '64%'))
    await expect(canvasElement.querySelector('[data-slot=pictures-field]')).toHaveAttribute('data-state', 'sending')
  },
})

let called: AbortSignal | undefined

/** Removing a file cancels its upload. */
export const CalledOff = meta.story({
  tags: ['behaviour'],
  args: {
    upload: (file, options) => {
      called = options.signal
      return halfway(file, options)
    },
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, photo())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bowl.jpg' }))
    await expect(called?.aborted).toBe(true)
    await expect(canvas.queryByText('bowl.jpg')).toBeNull()
  },
})

/** The reason appears beside the file. Other uploads continue. */
export const Refused = meta.story({
  args: { upload: refusing, defaultValue: [squarePhoto] },
  play: async ({ canvas }) => {
    await choose(canvas, photo(), new File(['x'], 'list.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByText('This picture is damaged and cannot be read.')).toBeVisible()
    await expect(canvas.getByText('This type of file is not allowed.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again: bowl.jpg' })).toBeVisible()
  },
})

/** A file that is not a picture cannot be retried, only removed. */
export const NoPicture = meta.story({
  args: {
    upload: async () => {
      throw Object.assign(new Error('We cannot read this picture. Use JPEG, PNG, WebP or AVIF.'), { canRetry: false })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, photo())
    await expect(await canvas.findByText('We cannot read this picture. Use JPEG, PNG, WebP or AVIF.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Try again/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bowl.jpg' }))
    await expect(canvas.queryByText('bowl.jpg')).toBeNull()
  },
})

export const Full = meta.story({
  args: { defaultValue: three, max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Files')).toHaveAccessibleDescription('Add at most 3 pictures.')
  },
})

export const WithErrors = meta.story({
  args: { error: 'Image is required', picturesError: 'Wait until every picture has arrived.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Image' })).toHaveAccessibleDescription(/Image is required/)
    await expect(canvas.getByLabelText('Files')).toHaveAccessibleDescription(/Wait until/)
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: three } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, Full, WithErrors }} />,
})
