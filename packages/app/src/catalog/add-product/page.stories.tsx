import { useAlerts } from '@arot/ui/useAlerts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { site, withApp } from '../../flows/pages.fixtures.tsx'
import { SiteContext } from '../../platform/site.ts'
import { AddProductPage, type AddProductPageProps } from './page.tsx'

const meta = preview.meta({
  component: AddProductPage,
  title: 'App/Pages/Add product',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { onSubmit: async () => undefined } })

/** Our server stores dropped pictures. */
export const WithPictures = meta.story({
  args: { onSubmit: async () => undefined, uploadPicture: async () => 'https://pictures.example/1.webp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Files')).toBeInTheDocument()
  },
})

/** The card beside the form follows the typed values. It is empty again after the form is sent. */
export const Preview = meta.story({
  tags: ['behaviour'],
  args: { onSubmit: fn(async () => undefined) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvasElement.querySelector('[data-slot=product-preview]') as HTMLElement
    const typed = {
      Image: 'https://pictures.example/1.webp',
      Name: 'Desk Lamp',
      Brand: 'Lumitec',
      Description: 'Bright.',
    }
    for (const [name, value] of Object.entries(typed)) await userEvent.type(canvas.getByLabelText(name), value)
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Electronics & Gadgets')
    const figures = { Price: '12.50', Quantity: '1,200', 'Min Quantity': '24', Rating: '4.5' }
    for (const [name, value] of Object.entries(figures)) await userEvent.type(canvas.getByLabelText(name), value)
    for (const text of ['Desk Lamp', 'Lumitec', 'Bright.', '$12.50', '1,200 in stock']) {
      await expect(card).toHaveTextContent(text)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(card).not.toHaveTextContent('Desk Lamp'))
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
  },
})

/** The form is empty again and the page links to the new product. */
export const Added = meta.story({
  args: { onSubmit: async () => undefined, added: { _id: 'p1', name: 'Cordless Drill 18 V' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Cordless Drill 18 V” is now on sale.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View product' })).toHaveAttribute('href', '/product/p1')
  },
})

/** After the reader closes the alert, the focus is on the visible outcome and not at the end of the form. */
export const OutcomeInSight = meta.story({
  tags: ['behaviour'],
  args: { onSubmit: async () => undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Adding {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add this product' })
    button.scrollIntoView()
    await userEvent.click(button)
    const alert = await screen.findByRole('alertdialog')
    await userEvent.click(within(alert).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const outcome = canvas.getByText('“Cordless Drill 18 V” is now on sale.').closest('[data-slot=banner]')
    await waitFor(() => expect(outcome).toHaveFocus())
    const { top, bottom } = (outcome as HTMLElement).getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

/** The form is sent empty. Each field shows that it is required. */
export const Refused = meta.story({
  args: { onSubmit: async () => undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(canvas.getByText('Price is required')).toBeVisible()
  },
})

/** A price of 0 shows its problem before a request is sent. */
export const NoPrice = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Price'), '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(canvas.getByLabelText('Price')).toHaveAccessibleDescription(/^Price must be more than 0/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A price has as many decimals as its currency: the yen has none. */
export const InYen = meta.story({
  args: { onSubmit: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <SiteContext value={{ ...site, config: { ...site.config, currency: 'JPY' } }}>
        <Story />
      </SiteContext>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Price'), '12.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(canvas.getByLabelText('Price')).toHaveAccessibleDescription(/^Price must be a whole number/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Adds a product and shows the outcome, as the route does. */
function Adding(props: AddProductPageProps) {
  const { alert } = useAlerts()
  const [added, setAdded] = useState<AddProductPageProps['added']>()
  function add() {
    flushSync(() => setAdded({ _id: 'p1', name: 'Cordless Drill 18 V' }))
    void alert({ title: 'Added!' })
  }
  return (
    <>
      <AddProductPage {...props} added={added} />
      <button type="button" onClick={add}>
        Add this product
      </button>
    </>
  )
}
