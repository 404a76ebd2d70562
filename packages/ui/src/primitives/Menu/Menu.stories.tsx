import { LogOut, MoreVertical, Package, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './Menu.tsx'

const onSelect = fn()

const meta = preview.meta({
  component: Menu,
  title: 'Primitives/Actions/Menu',
  parameters: { docs: { story: { inline: false, iframeHeight: '300px' } } },
  args: {
    label: 'Account',
    trigger: <Button variant="secondary">Nusrat Rahman</Button>,
    align: 'start' as const,
    children: (
      <>
        <MenuLabel>nusrat@deltatraders.example</MenuLabel>
        <MenuSeparator />
        <MenuItem href="#my-products" icon={<Package aria-hidden />}>
          My products
        </MenuItem>
        <MenuItem icon={<User aria-hidden />} onSelect={onSelect}>
          Edit profile
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="error" icon={<LogOut aria-hidden />} onSelect={onSelect}>
          Log Out
        </MenuItem>
      </>
    ),
  },
})

/** A press opens it. Choosing an item runs its action, closes the menu and returns the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Nusrat Rahman' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    const menu = await screen.findByRole('menu', { name: 'Account' })
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Log Out' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const Playground = meta.story({ args: { align: 'end' } })

export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'My products' })).toHaveAttribute('href', '#my-products')
  },
})

/** From right to left it is aligned with the other side of its button. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: (args) => (
    <div className="flex justify-center">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const menu = await screen.findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    const end = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right)
    await waitFor(() => expect(end(menu)).toBe(end(trigger)))
    const [icon, words] = within(menu).getByRole('menuitem', { name: 'Log Out' }).children as unknown as HTMLElement[]
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(words?.getBoundingClientRect().right as number)
  },
})

/** The keyboard alone opens it, moves, searches by letter and closes it. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const item = (name: string) => screen.getByRole('menuitem', { name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('My products')).toHaveFocus())
    await expect(getComputedStyle(item('My products')).outlineStyle).toBe('solid')
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Edit profile')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item('Log Out')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item('My products')).toHaveFocus()
    await userEvent.keyboard('l')
    await expect(item('Log Out')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
  },
})

/** The page behind is not locked: one press outside closes the menu and also reaches its target. */
export const PressedOutside = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [count, setCount] = useState(0)
    return (
      <div className="grid justify-items-start gap-80">
        <Menu {...args} />
        <Button onClick={() => setCount(count + 1)}>Pressed: {count}</Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nusrat Rahman' }))
    await screen.findByRole('menu')
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed: 0' }))
    await expect(canvas.getByRole('button', { name: 'Pressed: 1' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
})

/** After a dialog that the menu opened, the focus is back on the menu's button and the page is usable. */
export const OpensADialog = meta.story({
  tags: ['behaviour'],
  render: () => {
    const [isOpen, setIsOpen] = useState(false)
    const [count, setCount] = useState(0)
    return (
      <div className="grid justify-items-start gap-80">
        <Menu
          label="Product"
          align="start"
          trigger={<IconButton label="More" icon={<MoreVertical aria-hidden />} variant="secondary" />}
        >
          <MenuItem tone="error" icon={<Trash2 aria-hidden />} onSelect={() => setIsOpen(true)}>
            Withdraw from sale
          </MenuItem>
        </Menu>
        <Button onClick={() => setCount(count + 1)}>Pressed: {count}</Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Withdraw from sale"
          footer={<Button onClick={() => setIsOpen(false)}>Keep it</Button>}
        >
          Buyers no longer see it.
        </Dialog>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw from sale' }))
    await screen.findByRole('dialog', { name: 'Withdraw from sale' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto')
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed: 0' }))
    await expect(canvas.getByRole('button', { name: 'Pressed: 1' })).toBeVisible()
  },
})

/** More items than fit the screen, and texts longer than a line. */
export const ManyAndLong = meta.story({
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <MenuItem key={index}>Export the catalogue as a spreadsheet with all suppliers, minimums and prices</MenuItem>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

/** A disabled or pending button opens no menu, by pointer or by key. */
export const DisabledTrigger = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div className="flex gap-3">
      <Menu {...args} trigger={<Button disabledReason="Sign in first">Account</Button>} />
      <Menu {...args} trigger={<Button isPending>Orders</Button>} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Account', 'Orders']) {
      const trigger = canvas.getByRole('button', { name })
      trigger.focus()
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await userEvent.keyboard(key)
        await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      }
      await userEvent.click(trigger)
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await expect(trigger).toHaveFocus()
    }
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
})

/** A disabled item keeps the menu open, so that the user can read the reason. */
export const DisabledItem = meta.story({
  tags: ['behaviour'],
  args: {
    children: (
      <>
        <MenuItem disabledReason="Three orders are open" onSelect={onSelect}>
          Delete the account
        </MenuItem>
        <MenuItem onSelect={onSelect}>Log out</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    const item = await screen.findByRole('menuitem', { name: /Delete the account/ })
    await userEvent.click(item)
    item.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Nusrat Rahman').closest('button')).toHaveAttribute('aria-expanded', 'true')
    await expect(item).toBeVisible()
    await expect(onSelect).not.toHaveBeenCalled()
  },
})
