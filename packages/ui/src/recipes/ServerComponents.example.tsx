import { Badge } from '@arot/ui/Badge'
import { ButtonLink } from '@arot/ui/Button'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { Price } from '@arot/ui/Price'
import { Rating } from '@arot/ui/Rating'
import { Section } from '@arot/ui/Section'

const lamp = { name: 'Desk Lamp, Dimmable', price: 8.4, rating: 4.8, stock: 960, minimum: 120, isNew: true }

/** A server component: it passes data, but no functions. */
export function ServerComponentsExample() {
  return (
    <Section title={lamp.name} action={lamp.isNew ? <Badge tone="brand">New</Badge> : null}>
      <div className="grid justify-items-start gap-4">
        <Rating value={lamp.rating} />
        <DescriptionList
          items={[
            { term: 'Price', description: <Price amount={lamp.price} per="unit" /> },
            { term: 'In stock', description: `${lamp.stock} units` },
            { term: 'Minimum order', description: `${lamp.minimum} units` },
          ]}
        />
        <ButtonLink href="/products/desk-lamp">To the product</ButtonLink>
      </div>
    </Section>
  )
}
