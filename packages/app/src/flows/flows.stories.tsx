import { configure, expect, getConfig, screen, userEvent, waitFor, within } from 'storybook/test'
import { mutate } from 'swr'
import preview from '#storybook/preview.tsx'
import { Flow } from './Flow.tsx'
import { goods } from './pages.fixtures.tsx'

const member = { id: 'nadia', name: 'Nadia Rahman', email: 'nadia@buyers.example', photo: null }

const meta = preview.meta({
  component: Flow,
  title: 'App/Flows',
  parameters: { layout: 'fullscreen' },
  // On a phone some links are in a menu.
  globals: { viewport: { value: 'desktop' } },
  args: { at: '/', products: goods, member },
  beforeEach: startAnew,
})

/** Each story starts with an empty cache, and removes its answers and the styles of members' pages at the end. */
function startAnew() {
  // React's test environment loses a page that is still loading its code.
  const { eventWrapper } = getConfig()
  configure({ eventWrapper: (event) => event() })
  return async () => {
    configure({ eventWrapper })
    document.querySelector('link[data-precedence=member]')?.remove()
    await mutate(() => true, undefined, { revalidate: false })
  }
}

type Canvas = ReturnType<typeof within>

/** Reads an alert and closes it. */
async function dismiss(title: string) {
  const alert = await screen.findByRole('alertdialog', { name: title })
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

async function follow(canvas: Canvas, name: RegExp | string) {
  await userEvent.click((await canvas.findAllByRole('link', { name }))[0]!)
}

/** From Home through a category to a product, into the cart and out of it. */
export const BrowseAndBuy = meta.story({
  play: async ({ canvas }) => {
    await follow(canvas, 'Electronics & Gadgets')
    await canvas.findByRole('heading', { level: 1, name: 'Electronics & Gadgets' })
    await follow(canvas, /^Details Studio Over-ear Headphones/)
    await canvas.findByRole('heading', { level: 1, name: 'Studio Over-ear Headphones' })
    await expect(canvas.getByText('4,820 units')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
    const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }))
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await expect(await checkout.findByText('You must buy at least 120 units.')).toBeVisible()
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await dismiss('Success!')
    await expect(canvas.getByText('4,700 units')).toBeVisible()

    await follow(canvas, 'Cart, 1 item')
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Studio Over-ear Headphones/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, remove it!' }))
    await dismiss('Removed!')
    await expect(await canvas.findByText('Your cart is empty!')).toBeVisible()
    await follow(canvas, 'Go Back to Home')
    await expect(await canvas.findByRole('heading', { name: 'Hot Deals' })).toBeVisible()
  },
})

/** A visitor registers, after the form has shown a problem. */
export const RegisterAccount = meta.story({
  args: { member: undefined },
  play: async ({ canvas }) => {
    await follow(canvas, 'Register')
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ana')
    await userEvent.type(canvas.getByLabelText('Photo URL'), 'https://photos.example/ana.png')
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@buyers.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Wholesale1')
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(await canvas.findByText('Name should be at least 5 characters')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name'), ' Rahman')
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await dismiss('Registration Successful!')
    await expect(await canvas.findByRole('button', { name: 'Account of Ana Rahman' })).toBeVisible()
  },
})

/** A supplier adds a first product, finds it in the list and changes it. */
export const SupplyAndUpdate = meta.story({
  args: { at: '/my-products' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No product added yet.')).toBeVisible()
    await follow(canvas, 'Add Product Now')
    const type = async (label: string, text: string) => userEvent.type(await canvas.findByLabelText(label), text)
    await type('Image', 'https://pictures.example/soap.webp')
    await type('Name', 'Soap crate')
    await type('Brand', 'Padma Care')
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Health & Beauty')
    await type('Description', 'A crate of soap.')
    await type('Price', '3.5')
    await type('Rating', '4')
    await type('Quantity', '500')
    await type('Min Quantity', '50')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await dismiss('Added!')
    await expect(canvas.getByLabelText('Name')).toHaveValue('')

    await follow(canvas, 'My Products')
    await follow(canvas, 'Update Soap crate')
    await canvas.findByRole('heading', { level: 1, name: 'Update Product' })
    const quantity = canvas.getByLabelText('Quantity')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '750')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await dismiss('Updated!')
    const card = within(await canvas.findByRole('article', { name: 'Soap crate' }))
    await expect(card.getByText('750 in stock')).toBeVisible()
  },
})
