import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import { ports } from './options.fixtures.ts'

const listOptions = () => screen.queryAllByRole('option').map((option) => option.querySelector('[dir]')?.textContent)

// Options from a server, and new options.
const meta = preview.meta({
  component: Combobox,
  title: 'Primitives/Fields/Combobox/Search',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: { label: 'Port', name: 'port', className: 'max-w-sm', options: ports, onValueChange: fn() },
})

/** A server searches: its options appear unfiltered, and the chosen option keeps its name. */
export const Searched = meta.story({
  tags: ['behaviour'],
  args: { onSearch: fn(), extraOptions: [{ value: 'NLRTM', label: 'Rotterdam' }], defaultValue: 'NLRTM' },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Rotterdam')
    await userEvent.click(field)
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await userEvent.clear(field)
    await userEvent.type(field, 'china')
    await expect(args.onSearch).toHaveBeenLastCalledWith('china')
    await userEvent.click(await screen.findByRole('option', { name: /Shanghai/ }))
    await expect(field).toHaveValue('Shanghai')
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSearch: fn(), options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sh')
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for options')
  },
})

/** The button to retry is in the list, where arrow keys and a press reach it. */
export const SearchFailed = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSearch: fn(), options: [], searchError: 'The ports could not be loaded.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'sh')
    await expect(canvas.getByRole('status')).toHaveTextContent('The ports could not be loaded.')
    const retry = await screen.findByRole('option', { name: 'Try again' })
    // A list box has options only, so the status alone says it.
    await expect(retry.previousElementSibling).toHaveAttribute('aria-hidden', 'true')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', retry.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('sh')
  },
})

/** A new option can be created, and is chosen. */
export const Creating = meta.story({
  args: { onCreate: async (text) => ({ value: `new:${text}`, label: text }) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Payra')
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Payra”' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('new:Payra'))
    await expect(field).toHaveValue('Payra')
    // An existing name is chosen, not created again.
    await userEvent.clear(field)
    await userEvent.type(field, 'mongla')
    await waitFor(() => expect(listOptions()).toEqual(['Mongla']))
  },
})

/** Answers like a server. */
function Asking({ onSearch, options, ...props }: ComboboxProps) {
  const [asked, setAsked] = useState('')
  return (
    <Combobox
      {...props}
      options={ports.filter(({ hint }) => hint?.toLowerCase().includes(asked))}
      onSearch={(text) => {
        setAsked(text)
        onSearch?.(text)
      }}
    />
  )
}
