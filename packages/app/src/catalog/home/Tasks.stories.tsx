import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { Tasks } from './Tasks.tsx'

const meta = preview.meta({
  component: Tasks,
  title: 'App/Tasks',
  decorators: [withApp],
})

export const Supplier = meta.story({
  args: { ordersToAnswer: 1000, offersToAnswer: 2 },
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf('1,000 orders')).toBe('/orders?side=sold&state=placed')
    await expect(hrefOf('2 offers')).toBe('/notifications?show=to-do')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})

export const Operator = meta.story({
  args: { verificationsToDecide: 3 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 verification requests' })
    await expect(link).toHaveAttribute('href', '/operator')
  },
})

/** A supplier who is also an operator, with one task of each kind. */
export const OneOfEach = meta.story({
  args: { ordersToAnswer: 1, offersToAnswer: 1, verificationsToDecide: 1 },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['1 order', '1 offer', '1 verification request'])
  },
})

/** Without tasks nothing is drawn. */
export const Nothing = meta.story({
  args: { ordersToAnswer: 0, offersToAnswer: 0, verificationsToDecide: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent(/\S/)
  },
})
