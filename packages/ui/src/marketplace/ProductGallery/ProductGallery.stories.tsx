import { expect, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { landscapePhoto, portraitPhoto, squarePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { pictures } from '../products.fixtures.ts'
import { ProductGallery } from './ProductGallery.tsx'

const meta = preview.meta({
  component: ProductGallery,
  title: 'Marketplace/Buying/ProductGallery',
  args: {
    name: 'Bowl of clay',
    images: [squarePhoto, landscapePhoto, portraitPhoto],
    tint: 'sand' as const,
    className: 'max-w-120',
  },
})

type Canvas = ReturnType<typeof within>
const isShown = (canvas: Canvas, words: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words))

/** The thumbnails and the arrows change the picture, and its number is announced. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Bowl of clay' })).toBeVisible()
    await isShown(canvas, 'Picture 1 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 3' }))
    await isShown(canvas, 'Picture 3 of 3')
    await expect(canvas.getByRole('button', { name: 'Show picture 3' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await isShown(canvas, 'Picture 2 of 3')
  },
})

export const Playground = meta.story({})

/** A finger swipes the pictures. The picture where scrolling ends is the current one. */
export const Swiped = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [track] = canvas.getAllByRole('list')
    track?.scrollTo({ left: track.clientWidth })
    await isShown(canvas, 'Picture 2 of 3')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('list')[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await isShown(canvas, 'Picture 2 of 3')
    await userEvent.keyboard('{End}')
    await isShown(canvas, 'Picture 3 of 3')
    await userEvent.keyboard('{ArrowRight}{Home}')
    await isShown(canvas, 'Picture 1 of 3')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus()
  },
})

/** In full screen the arrow keys change the picture. On close the focus returns, and the gallery shows the last picture. */
export const Enlarged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enlarge the picture' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Bowl of clay' }))
    await expect(dialog.getByRole('img', { name: 'Bowl of clay' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await isShown(dialog, 'Picture 2 of 3')
    await expect(dialog.getByRole('img', { name: 'Bowl of clay: Picture 2 of 3' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    await isShown(dialog, 'Picture 3 of 3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await isShown(canvas, 'Picture 3 of 3')
  },
})

/** A press on the picture, or Enter when it has the focus, shows it in full screen. */
export const EnlargedInPlace = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('img', { name: 'Bowl of clay' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    canvas.getAllByRole('list')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await isShown(canvas, 'Picture 2 of 3')
    await userEvent.keyboard('{Enter}')
    await isShown(within(await screen.findByRole('dialog')), 'Picture 2 of 3')
  },
})

export const Six = meta.story({
  args: { images: Object.values(pictures).slice(0, 6), name: 'A mixed carton', className: 'max-w-80' },
})

/** A picture that fails to load keeps its place. */
export const OneBroken = meta.story({
  args: { images: ['data:image/png;base64,broken', squarePhoto] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Bowl of clay' })).not.toHaveAttribute('src'))
  },
})

/** From right to left, the next picture is at the left, and so is its key. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await isShown(canvas, 'Picture 2 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 3' }))
    await isShown(canvas, 'Picture 3 of 3')
    await userEvent.keyboard('{Tab}')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Six, OneBroken }} />,
})
