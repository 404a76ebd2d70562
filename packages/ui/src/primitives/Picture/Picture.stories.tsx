import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { pictures } from '../../marketplace/products.fixtures.ts'
import { Picture } from './Picture.tsx'
import { landscapePhoto, portraitPhoto, squarePhoto } from './photographs.fixtures.ts'

const meta = preview.meta({
  component: Picture,
  title: 'Primitives/Data/Picture',
  args: {
    alt: 'Studio headphones',
    src: pictures.headphones,
    className: 'aspect-[4/3] w-64 max-w-full rounded-arot-tile',
  },
})

/** A cutout has a margin on its tint. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Studio headphones' })
    await expect(getComputedStyle(image).objectFit).toBe('contain')
  },
})

export const Playground = meta.story({ args: { tint: 'sky', isPriority: false } })

export const CutOuts = meta.story({
  render: ({ className }) => (
    <div className="flex flex-wrap gap-3">
      <Picture alt="Headphones" src={pictures.headphones} tint="mint" className={className} />
      <Picture alt="Trainer" src={pictures.trainer} tint="sand" className={className} />
      <Picture alt="Lotion" src={pictures.lotion} tint="rose" className={className} />
      <Picture alt="Toolbox" src={pictures.toolbox} tint="sky" className={className} />
    </div>
  ),
})

/** A photograph with the shape of the frame fills it. */
export const Fills = meta.story({
  tags: ['behaviour'],
  args: { alt: 'Bowl on a table', src: squarePhoto, className: 'size-64 rounded-arot-tile' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Bowl on a table' })
    await expect(getComputedStyle(image).objectFit).toBe('cover')
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    await expect(image.clientWidth).toBe(256)
  },
})

/** If the host has other sources, the browser chooses by the rendered width and the formats that it supports. */
export const OtherSizes = meta.story({
  args: { alt: 'Bowl on a table', src: squarePhoto, sizes: '16rem' },
  render: (args) => (
    <ArotProvider pictureSources={(src) => ({ avif: `${src} 320w`, webp: `${src} 320w` })}>
      <Picture {...args} />
    </ArotProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Bowl on a table' })
    await expect(image).toHaveAttribute('srcset', `${squarePhoto} 320w`)
    await expect(image).toHaveAttribute('sizes', 'auto, 16rem')
    const source = canvasElement.querySelector('source')
    await expect(source).toHaveAttribute('type', 'image/avif')
    await expect(source).toHaveAttribute('sizes', 'auto, 16rem')
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
  },
})

export const Landscape = meta.story({ args: { alt: 'Warehouse', src: landscapePhoto } })

export const Portrait = meta.story({ args: { alt: 'A supplier', src: portraitPhoto } })

export const Missing = meta.story({
  args: { src: '' },
  play: async ({ canvas }) => {
    const placeholder = canvas.getByRole('img', { name: 'Studio headphones' })
    await expect(placeholder).toBeVisible()
    await expect(placeholder).not.toHaveAttribute('src')
  },
})

/** The placeholder replaces a picture that fails to load, and the frame keeps its size. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken', isPriority: true },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-slot="picture"]') as HTMLElement
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'missing'))
    await expect(canvas.getByRole('img', { name: 'Studio headphones' })).toBeVisible()
    await expect([frame.clientWidth, frame.clientHeight]).toEqual([256, 192])
  },
})

let arrived: Root

/** The image failed before React loaded: a server-rendered page still shows the placeholder. */
export const BrokenOnArrival = meta.story({
  tags: ['behaviour'],
  render: () => <div data-page="" />,
  beforeEach: () => () => arrived.unmount(),
  play: async ({ canvas, canvasElement }) => {
    const picture = (
      <Picture alt="Studio headphones" src="data:image/png;base64,broken" isPriority className="size-40" />
    )
    const page = canvasElement.querySelector('[data-page]') as HTMLElement
    page.innerHTML = renderToString(picture)
    const image = page.querySelector('img') as HTMLImageElement
    await waitFor(() => expect(image.complete).toBe(true))
    await expect(image.naturalWidth).toBe(0)
    arrived = hydrateRoot(page, picture)
    await waitFor(() => expect(page.querySelector('[data-slot="picture"]')).toHaveAttribute('data-state', 'missing'))
    await expect(canvas.getByRole('img', { name: 'Studio headphones' })).toBeVisible()
  },
})

export const Small = meta.story({
  render: () => (
    <div className="flex gap-3">
      <Picture alt="Headphones" src={pictures.headphones} className="size-10 rounded-arot-control" />
      <Picture alt="Warehouse" src={landscapePhoto} className="size-10 rounded-arot-control" />
      <Picture alt="Nothing yet" className="size-10 rounded-arot-control" />
    </div>
  ),
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ CutOuts, Fills, Landscape, Portrait, Missing, Broken, Small }} />,
})
