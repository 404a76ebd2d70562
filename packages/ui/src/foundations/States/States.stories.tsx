import { Printer } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductCard } from '../../marketplace/ProductCard/ProductCard.tsx'
import { studioHeadphones } from '../../marketplace/products.fixtures.ts'
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Segmented } from '../../primitives/Segmented/Segmented.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

const meta = preview.meta({
  title: 'Foundations/States',
  // Each state has the same controls in a section, so their names cannot be unique.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

/** The addon applies a state to everything in such a section. */
const states = {
  'At rest': '',
  Hovered: 'pseudo-hover-all',
  Pressed: 'pseudo-hover-all pseudo-active-all',
  'Focused by keyboard': 'pseudo-focus-all pseudo-focus-visible-all',
}

/** Interactive components: at rest, on hover, pressed, and with keyboard focus. */
export const Default = meta.story({
  name: 'Of what answers',
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid gap-10">
      {Object.entries(states).map(([name, className]) => (
        <section key={name} data-state={name} className={`grid gap-4 ${className}`}>
          <h2 className="font-semibold text-arot-16">{name}</h2>
          <Answering />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [atRest, hovered] = canvas.getAllByRole('button', { name: 'Confirm' }).map((each) => getComputedStyle(each))
    await waitFor(() => expect(hovered?.backgroundColor).not.toBe(atRest?.backgroundColor))
  },
})

function Answering() {
  return (
    <div className="grid items-start gap-6 arot-md:grid-cols-2 arot-lg:grid-cols-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Confirm</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="ghost">Not now</Button>
        <Button variant="danger">Remove</Button>
        <ButtonLink variant="link" href="#orders">
          See all orders
        </ButtonLink>
        <IconButton label="Print" icon={<Printer aria-hidden />} />
        <Tag label="Recycled" onRemove={() => {}} />
        <Tag label="Jute" href="#jute" />
      </div>
      <div className="grid gap-3">
        <Checkbox label="Invoice" />
        <Checkbox label="Delivery note" defaultChecked />
        <Switch label="Take orders" defaultChecked />
        <RadioGroup
          label="Delivery"
          defaultValue="sea"
          options={[
            { value: 'sea', label: 'By sea' },
            { value: 'air', label: 'By air' },
          ]}
        />
      </div>
      <div className="grid gap-3">
        <TextInput label="Name" defaultValue="Jute bag" />
        <Select label="Sort by" defaultValue="low" options={[{ value: 'low', label: 'Price, low to high' }]} />
        <QuantityStepper label="Quantity" defaultValue={50} />
      </div>
      <div className="grid justify-items-start gap-3">
        <Segmented
          label="View"
          value="cards"
          options={[
            { value: 'cards', label: 'Cards' },
            { value: 'table', label: 'Table' },
          ]}
        />
        <Tabs
          label="Headphones"
          tabs={[
            { value: 'about', label: 'About', panel: 'Closed-back, foldable.' },
            { value: 'delivery', label: 'Delivery', panel: 'By sea.' },
          ]}
        />
        <Pagination page={5} pageCount={20} hrefFor={(page) => `#page-${page}`} />
      </div>
      <ProductCard product={studioHeadphones} href="#product" />
    </div>
  )
}
