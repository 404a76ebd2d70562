import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../platform/pages.fixtures.tsx'
import { AddProductPage } from './page.tsx'

const meta = preview.meta({ component: AddProductPage, title: 'App/Pages/Add product', decorators: [withApp] })

export const Default = meta.story({ args: { onSubmit: async () => undefined } })

/** Nothing filled in: each field says what it needs. */
export const Refused = meta.story({
  args: { onSubmit: async () => undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(canvas.getByText('Price is required')).toBeVisible()
  },
})
