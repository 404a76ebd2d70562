import { LogOut, Package } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { holdPart } from '../../lib/heldPart.fixtures.ts'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'
import { panel } from './panel.ts'

const onSelect = fn()

let part: ReturnType<typeof holdPart>

const meta = preview.meta({
  component: Menu,
  title: 'Primitives/Menu/On demand',
  parameters: { docs: { story: { inline: false, iframeHeight: '300px' } } },
  args: {
    label: 'Account',
    trigger: <Button variant="secondary">Nusrat Rahman</Button>,
    align: 'start' as const,
    children: (
      <>
        <MenuItem href="#my-products" icon={<Package aria-hidden />}>
          My products
        </MenuItem>
        <MenuItem tone="danger" icon={<LogOut aria-hidden />} onSelect={onSelect}>
          Log Out
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <div className="flex justify-between">
      <Menu {...args} />
      <Button>Elsewhere</Button>
    </div>
  ),
  beforeEach: () => {
    onSelect.mockClear()
    part = holdPart(panel)
    return part.release
  },
})

/** One press is enough, however long it takes; until then the button says that nothing is open yet, and does not move. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Nusrat Rahman' })
    const place = trigger.getBoundingClientRect()
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    part.arrive()
    const menu = await screen.findByRole('menu', { name: 'Account' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger).toHaveAttribute('aria-controls', menu.id)
    await expect(trigger.getBoundingClientRect()).toEqual(place)
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Playground = meta.story({
  play: () => part.arrive(),
})

/** The key that came too early leads to the first item, as it does later. */
export const ByKey = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    part.arrive()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My products' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus()
  },
})

/** Pressed again out of impatience it still opens; then the next press closes it. */
export const PressedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Nusrat Rahman' })
    await userEvent.dblClick(trigger)
    part.arrive()
    await screen.findByRole('menu')
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
})

/** Who has gone on is not called back. */
export const GivenUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nusrat Rahman' }))
    await userEvent.tab()
    part.arrive()
    await waitFor(() => expect(panel.loaded).toBeDefined())
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
})

/** Loaded when the pointer is near, it opens at the press. */
export const Near = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Nusrat Rahman' })
    await userEvent.hover(trigger)
    part.arrive()
    await waitFor(() => expect(panel.loaded).toBeDefined())
    trigger.click()
    await screen.findByRole('menu')
  },
})

/** Without a connection the same things can be done, in the browser's own popover; and the next press tries again. */
export const CannotBeLoaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Nusrat Rahman' })
    await userEvent.click(trigger)
    part.fail()
    const list = await screen.findByRole('group', { name: 'Account' })
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom)
    await expect(screen.getByRole('link', { name: 'My products' })).toHaveFocus()
    await expect(screen.getByRole('link', { name: 'My products' })).toHaveAttribute('href', '#my-products')
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    part.arrive()
    await screen.findByRole('menu', { name: 'Account' })
  },
})
