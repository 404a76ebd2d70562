import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { Price } from './Price.tsx'

const meta = preview.meta({ component: Price, title: 'Primitives/Data/Price', args: { amount: 38.5 } })

/** With the two decimals of its currency. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$38.50')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { per: 'unit', size: 'md' } })

export const PerUnit = meta.story({
  args: { per: 'unit' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$38.50 / unit')
  },
})

export const Sizes = meta.story({
  render: () => (
    <div className="flex items-baseline gap-4">
      <Price amount={38.5} size="sm" />
      <Price amount={38.5} />
      <Price amount={38.5} size="lg" per="unit" />
    </div>
  ),
})

/** Rounded to the cent, with group separators, and with digits aligned. */
export const Column = meta.story({
  render: () => (
    <div className="grid w-40 justify-items-end">
      <Price amount={0} size="sm" />
      <Price amount={1.955} size="sm" />
      <Price amount={1234567.891} size="sm" />
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/\$/).map((price) => price.textContent)
    await expect(shown).toEqual(['$0.00', '$1.96', '$1,234,567.89'])
  },
})

/** In the host's currency and language. */
export const InTaka = meta.story({
  render: (args) => (
    <ArotProvider currency="BDT" locale="en-BD">
      <Price {...args} />
    </ArotProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/38\.50/)).toHaveTextContent(/BDT|৳/)
  },
})

/** An inner provider with undefined settings inherits those of the outer one. */
export const Nested = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <ArotProvider currency="EUR" locale="de-DE">
      <ArotProvider currency={undefined}>
        <Price {...args} />
      </ArotProvider>
    </ArotProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('38,50 €')).toBeVisible()
  },
})

/** Some currencies have three decimals, some none. */
export const OtherDecimals = meta.story({
  tags: ['behaviour'],
  args: { amount: 0.125 },
  decorators: [
    (Story) => (
      <ArotProvider currency="KWD">
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0.125')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ PerUnit, Sizes, Column }} />,
})
