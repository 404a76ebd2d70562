import { Archive, Copy, Download, MoreVertical, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button, ButtonLink } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Toolbar, ToolbarGroup } from './Toolbar.tsx'

const copy = fn()

const meta = preview.meta({
  component: Toolbar,
  title: 'Primitives/Actions/Toolbar',
  args: {
    label: 'Product',
    children: (
      <>
        <IconButton label="Copy" icon={<Copy aria-hidden />} onClick={copy} />
        <IconButton label="Archive" icon={<Archive aria-hidden />} />
        <IconButton label="Remove" icon={<Trash2 aria-hidden />} disabledReason="It has been ordered" />
      </>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    copy.mockClear()
    await expect(canvas.getByRole('toolbar', { name: 'Product' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(copy).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

const groups = (
  <>
    <ToolbarGroup label="Product">
      <IconButton label="Copy" icon={<Copy aria-hidden />} />
      <IconButton label="Archive" icon={<Archive aria-hidden />} />
    </ToolbarGroup>
    <ToolbarGroup label="Documents">
      <Button variant="ghost" icon={<Printer aria-hidden />}>
        Print the label
      </Button>
      <ButtonLink variant="ghost" icon={<Download aria-hidden />} href="#invoice">
        Invoice
      </ButtonLink>
    </ToolbarGroup>
  </>
)

export const Groups = meta.story({
  args: { children: groups },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible()
  },
})

/** One tab stop, which returns to the last tool. Arrow keys wrap around, cross groups and skip disabled tools. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Button>Before</Button>
      <Toolbar {...args} className="my-3">
        <IconButton label="Remove" icon={<Trash2 aria-hidden />} disabledReason="It has been ordered" />
        {groups}
      </Toolbar>
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    button('Before').focus()
    await userEvent.tab()
    await expect(button('Remove')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(button('Print the label')).toHaveFocus()
    await userEvent.tab()
    await expect(button('After')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button('Print the label')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button('Remove')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(button('Remove')).toHaveFocus()
  },
})

/** Arrow keys reach a tool that is added later. The tab stop stays at the last used tool. */
export const Growing = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [hasCopied, setHasCopied] = useState(false)
    return (
      <>
        <Toolbar {...args}>
          {hasCopied ? <Button variant="ghost">Undo</Button> : null}
          <Button variant="ghost" onClick={() => setHasCopied(true)}>
            Copy
          </Button>
        </Toolbar>
        <Button className="mt-3">After</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
  },
})

export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Toolbar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
  },
})

/** A text field keeps its arrow keys and its own tab stop. A menu that opens from the bar keeps its keys. */
export const WithFieldAndMenu = meta.story({
  render: (args) => (
    <Toolbar {...args}>
      <IconButton label="Copy" icon={<Copy aria-hidden />} />
      <TextInput label="Search" isLabelHidden placeholder="Search" className="w-40" defaultValue="Jute" />
      <Menu label="More" align="start" trigger={<IconButton label="More" icon={<MoreVertical aria-hidden />} />}>
        <MenuItem>Print</MenuItem>
        <MenuItem>Export</MenuItem>
      </Menu>
    </Toolbar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Search' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{End}')
    await expect(field).toHaveFocus()
    const more = canvas.getByRole('button', { name: 'More' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(more).toHaveFocus()
  },
})

/** Tools that do not fit move to the next row, and no row begins with a line. */
export const Wrapped = meta.story({
  args: { className: 'max-w-64', children: groups },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
    const bar = canvas.getByRole('toolbar').getBoundingClientRect()
    await expect(first?.left).toBeLessThanOrEqual(bar.left)
    await expect(second?.left).toBe(first?.left)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Groups, Wrapped, WithFieldAndMenu, RightToLeft }} />,
})
