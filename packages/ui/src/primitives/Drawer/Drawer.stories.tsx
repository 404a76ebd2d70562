import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

const meta = preview.meta({
  component: Drawer,
  title: 'Primitives/Overlays/Drawer',
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Order 20418',
    description: 'Delta Traders, ordered on 18 November',
    children: <Order />,
    footer: (
      <>
        <Button variant="secondary">Print</Button>
        <Button>Mark as packed</Button>
      </>
    ),
  },
  render: (args) => <DrawerHost {...args} />,
})

const side = (drawer: HTMLElement) => {
  const { left, right, top, bottom } = drawer.getBoundingClientRect()
  return { left, right, top, bottom }
}

/** Finds the drawer once its animation has ended, because a moving element cannot be measured. */
async function findDrawer(name = 'Order 20418') {
  const drawer = await screen.findByRole('dialog', { name })
  await Promise.all(drawer.getAnimations().map((animation) => animation.finished))
  return drawer
}

/** A button opens it and Escape closes it. The focus goes to the first field and returns. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const drawer = await findDrawer()
    await expect(drawer).toHaveAccessibleDescription('Delta Traders, ordered on 18 November')
    await waitFor(() => expect(screen.getByLabelText('Carrier’s number')).toHaveFocus())
    await expect(side(drawer)).toMatchObject({ right: window.innerWidth, top: 0, bottom: window.innerHeight })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Playground = meta.story({ args: { side: 'end', size: 'md' } })

export const Open = meta.story({
  args: { isOpen: true },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Small = meta.story({ args: { isOpen: true, size: 'sm' } })

export const Large = meta.story({ args: { isOpen: true, size: 'lg' } })

export const FromTheStart = meta.story({
  args: { isOpen: true, side: 'start', footer: undefined },
  play: async () => {
    await expect(side(await findDrawer())).toMatchObject({ left: 0, top: 0, bottom: window.innerHeight })
  },
})

/** As wide as the page and only as high as its content. */
export const FromTheBottom = meta.story({
  args: { isOpen: true, side: 'bottom' },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async () => {
    const drawer = await findDrawer()
    await expect(side(drawer)).toMatchObject({ left: 0, right: window.innerWidth, bottom: window.innerHeight })
  },
})

/** From right to left, the end of the line is at the left, so the drawer slides in from the left. */
export const RightToLeft = meta.story({
  args: { isOpen: true },
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await findDrawer()
    await expect(side(drawer).left).toBe(0)
    await expect(getComputedStyle(drawer).getPropertyValue('--arot-edge').replaceAll(' ', '')).toBe(
      'translateX(calc(-1*100%))',
    )
  },
})

/** On a phone it is as wide as the screen. */
export const OnAPhone = meta.story({
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await findDrawer()
    if (window.innerWidth < 480) await expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth)
  },
})

/** Tab cycles inside and never reaches the page behind. */
export const KeyboardStaysInside = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Carrier’s number')).toHaveFocus())
    for (const name of ['Print', 'Mark as packed', 'Close']) {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(screen.getByLabelText('Carrier’s number')).toHaveFocus()
  },
})

export const ClosedByItsButton = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const ClosedByAPressOutside = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true, size: 'sm' },
  play: async ({ userEvent, args }) => {
    const drawer = await findDrawer()
    await userEvent.click(drawer.parentElement as HTMLElement)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
})

const overlay = { closers: [] as (() => void)[], left: fn() }

/** A phone's Back button closes it: the host gets a function for that. */
export const ClosedByBack = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  decorators: [
    (Story) => (
      <ArotProvider
        onOverlay={(close) => {
          overlay.closers.push(close)
          return overlay.left
        }}
      >
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ args }) => {
    await findDrawer()
    overlay.closers.at(-1)?.()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(overlay.left).toHaveBeenCalled()
  },
})

/** The body scrolls between head and foot. */
export const LongContent = meta.story({
  args: {
    isOpen: true,
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical paragraphs
      <p key={index} className="pb-3">
        Every carton is counted, weighed and photographed before it leaves the warehouse.
      </p>
    )),
  },
  play: async () => {
    const drawer = await findDrawer()
    const pack = screen.getByRole('button', { name: 'Mark as packed' })
    await expect(pack.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    screen
      .getAllByText(/Every carton/)
      .at(-1)
      ?.scrollIntoView()
    await expect(screen.getByText('Order 20418').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth)
  },
})

/** With little content the foot is still at the bottom. */
export const LittleInIt = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true, children: 'Nothing was ordered yet.' },
  play: async () => {
    await findDrawer()
    const footer = screen.getByRole('button', { name: 'Print' }).parentElement as HTMLElement
    await expect(Math.round(footer.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
})

export const LongTexts = meta.story({
  args: {
    isOpen: true,
    size: 'sm',
    title: 'A-title-without-a-single-place-to-break-and-much-longer-than-the-drawer-is-wide',
    description: 'A description that goes on, because someone had more to say than it should ever have to hold.',
    footer: (
      <>
        <Button variant="secondary">Go back to the catalogue</Button>
        <Button>Send the question to all suppliers of headphones</Button>
      </>
    ),
  },
  play: async () => {
    const drawer = await findDrawer('A-title-without-a-single-place-to-break-and-much-longer-than-the-drawer-is-wide')
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth)
  },
})

function DrawerHost({ isOpen, onOpenChange, ...props }: DrawerProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Open</Button>
      <Drawer
        {...props}
        isOpen={isShown}
        onOpenChange={(next) => {
          setIsShown(next)
          onOpenChange(next)
        }}
      />
    </>
  )
}

function Order() {
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          { term: 'Goods', description: 'Studio Over-ear Headphones × 120' },
          { term: 'Total', description: '$4,620.00' },
          { term: 'To', description: '14 Kazi Nazrul Islam Avenue, Dhaka 1215' },
        ]}
      />
      <TextInput label="Carrier’s number" hint="As on the label." />
    </div>
  )
}
