import { Leaf, Recycle } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Tag, TagList } from './Tag.tsx'

const meta = preview.meta({ component: Tag, title: 'Primitives/Data/Tag', args: { label: 'Organic cotton' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Organic cotton')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const Playground = meta.story({ args: { tone: 'neutral' } })

export const Tones = meta.story({
  render: () => (
    <TagList label="Materials">
      <Tag label="Organic cotton" />
      <Tag label="Organic cotton" tone="brand" />
      <Tag label="Recycled" icon={<Recycle aria-hidden />} />
    </TagList>
  ),
})

export const AsLink = meta.story({
  args: { href: '#organic-cotton' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Organic cotton' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#organic-cotton')
  },
})

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Organic cotton' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const LinkThatCanBeRemoved = meta.story({
  args: { href: '#organic-cotton', onRemove: fn(), icon: <Leaf aria-hidden />, tone: 'brand' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})

/** When a tag is removed, the focus stays in the list. */
export const InAList = meta.story({
  tags: ['behaviour'],
  render: () => {
    const [tags, setTags] = useState(['Organic cotton', 'Fair trade', 'Recycled'])
    return (
      <TagList label="What the product is sorted by">
        {tags.map((each) => (
          <Tag key={each} label={each} onRemove={() => setTags(tags.filter((tag) => tag !== each))} />
        ))}
      </TagList>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'What the product is sorted by' })
    await expect(list).toHaveAttribute('role', 'list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fair trade' }))
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Organic cotton',
      'Recycled',
    ])
    await expect(list).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Organic cotton' })).toHaveFocus()
  },
})

export const LongTexts = meta.story({
  render: () => (
    <TagList label="What the product is sorted by" className="max-w-72">
      <Tag label="Certified by a body that has the longest name of all bodies that certify" onRemove={() => {}} />
      <Tag label="https://supplier.example/a/very/long/address/without/a/space.html" href="#long" />
    </TagList>
  ),
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Tones, AsLink, Removable, LinkThatCanBeRemoved, InAList, LongTexts }} />,
})
