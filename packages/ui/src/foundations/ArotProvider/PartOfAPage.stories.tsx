import { type CSSProperties, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SearchBox } from '../../marketplace/SearchBox/SearchBox.tsx'
import { forTo } from '../../marketplace/SearchBox/suggestions.fixtures.ts'
import { AlertsProvider, useAlerts } from '../../primitives/Alerts/Alerts.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Menu, MenuItem } from '../../primitives/Menu/Menu.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { ToastProvider, useToast } from '../../primitives/Toast/Toast.tsx'

const ownBrand = { '--arot-color-brand': 'rgb(255 200 0)' } as CSSProperties

/** A part of a light page is dark and has another brand: overlays opened from it look the same. */
const meta = preview.meta({
  tags: ['behaviour'],
  title: 'Foundations/Part of a page',
  render: () => (
    <AlertsProvider>
      <ToastProvider>
        <p className="bg-arot-surface text-arot-brand">The page</p>
        <div className="dark bg-arot-canvas p-6 text-arot-ink" style={ownBrand}>
          <p className="bg-arot-surface text-arot-brand">The part</p>
          <Openers />
        </div>
      </ToastProvider>
    </AlertsProvider>
  ),
})

export const ADialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for more' }))
    const dialog = await screen.findByRole('dialog')
    await expectLookOfPart(dialog, within(dialog).getByText('Of the brand'))
  },
})

export const AMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    await expectLookOfPart(menu, within(menu).getByText('Of the brand'))
  },
})

export const AnAlert = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }))
    await expectLookOfPart(await screen.findByRole('alertdialog'), screen.getByRole('button', { name: 'OK' }))
  },
})

/** A dialog that a menu item opens appears after the menu is gone. */
export const AnAlertFromAMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tell' }))
    await expectLookOfPart(await screen.findByRole('alertdialog'), screen.getByRole('button', { name: 'OK' }))
  },
})

export const AToast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const toast = (await screen.findByText('Saved')).closest<HTMLElement>('[data-slot="toast"]')
    await expectLookOfPart(toast)
  },
})

/** These render in place, without a portal. */
export const InPlace = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'head')
    const popup = (await canvas.findByRole('listbox')).closest<HTMLElement>('[data-slot="search-popup"]')
    await expectLookOfPart(popup)
    await expectLookOfPart(canvas.getByRole('option', { name: 'Low to High', hidden: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
    const reason = canvas.getByText('Sold out')
    await expect(reason).toBeVisible()
    await expect(getComputedStyle(reason).color).toBe(
      getComputedStyle(canvasElement.querySelector('.dark') as HTMLElement).backgroundColor,
    )
  },
})

/** An overlay opened from the page itself follows the page's theme, also while it is open. */
export const FromThePage = meta.story({
  render: () => (
    <>
      <p className="bg-arot-surface">The page</p>
      <Menu label="More" trigger={<Button>More</Button>}>
        <MenuItem>Tell</MenuItem>
      </Menu>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = await screen.findByRole('menu')
    const before = ground(menu)
    document.body.classList.add('dark')
    try {
      await waitFor(() => expect(ground(menu)).not.toBe(before))
      await expect(ground(menu)).toBe(ground(canvas.getByText('The page')))
    } finally {
      document.body.classList.remove('dark')
    }
  },
})

const pageIn = (dir: 'ltr' | 'rtl') => (
  <AlertsProvider>
    <ToastProvider>
      <div dir={dir} className="p-6">
        <Openers />
        <Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} />
      </div>
    </ToastProvider>
  </AlertsProvider>
)

/** Overlays opened from a part that runs from right to left do so too. */
export const RightToLeft = meta.story({
  render: () => pageIn('rtl'),
  play: async ({ canvas, userEvent }) => {
    await expectDirection('rtl', canvas, userEvent)
    const arrow = canvas.getByRole('link', { name: 'Next' }).querySelector('svg')
    await expect(arrow).toHaveStyle({ scale: '-1 1' })
    // Toasts stay together, at the page's own side.
    const toast = screen.getByText('Saved').closest('[data-slot="toast"]') as HTMLElement
    await expect(toast.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2)
  },
})

export const LeftToRightInRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => pageIn('ltr'),
  play: async ({ canvas, userEvent }) => {
    await expectDirection('ltr', canvas, userEvent)
    await expect(canvas.getByRole('link', { name: 'Next' }).querySelector('svg')).toHaveStyle({ scale: 'none' })
  },
})

type Playing = Parameters<NonNullable<typeof ADialog.input.play>>[0]

async function expectDirection(dir: string, canvas: Playing['canvas'], userEvent: Playing['userEvent']) {
  const directionOf = (element: HTMLElement | null) => element && getComputedStyle(element).direction
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for more' }))
  const dialog = await screen.findByRole('dialog')
  await expect(directionOf(dialog)).toBe(dir)
  const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect()
  const { left, right } = dialog.getBoundingClientRect()
  await expect(close.left - left < right - close.right).toBe(dir === 'rtl')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  await expect(directionOf(await screen.findByRole('menu'))).toBe(dir)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tell' }))
  await expect(directionOf(await screen.findByRole('alertdialog'))).toBe(dir)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
  await expect(directionOf((await screen.findByText('Saved')).closest<HTMLElement>('[data-slot="toast"]'))).toBe(dir)
}

async function expectLookOfPart(overlay: HTMLElement | null, branded?: HTMLElement) {
  const [page, part] = ['The page', 'The part'].map((words) => screen.getByText(words)) as [HTMLElement, HTMLElement]
  await expect(ground(part)).not.toBe(ground(page))
  await expect(overlay && ground(overlay)).toBe(ground(part))
  if (branded === undefined) return
  const brand = getComputedStyle(part).color
  await expect([getComputedStyle(branded).color, ground(branded)]).toContain(brand)
}

function ground(element: HTMLElement) {
  return getComputedStyle(element).backgroundColor
}

function Openers() {
  const { alert } = useAlerts()
  const toast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => setIsOpen(true)}>Ask for more</Button>
      <Button onClick={() => alert({ title: 'Updated!' })}>Tell</Button>
      <Button onClick={() => toast({ title: 'Saved' })}>Say</Button>
      <Button disabledReason="Sold out">Buy</Button>
      <Menu label="More" align="start" trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => alert({ title: 'Updated!' })}>Tell</MenuItem>
        <p className="text-arot-brand">Of the brand</p>
      </Menu>
      <Select label="Sort" options={[{ value: 'price-asc', label: 'Low to High' }]} />
      <SearchBox value={query} onValueChange={setQuery} onSubmit={() => {}} status="ready" suggestions={forTo} />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="More">
        <p className="text-arot-brand">Of the brand</p>
      </Dialog>
    </div>
  )
}
