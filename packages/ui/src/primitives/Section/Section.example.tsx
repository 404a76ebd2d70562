import { ButtonLink } from '@arot/ui/Button'
import { Section } from '@arot/ui/Section'

export function SectionExample() {
  return (
    <Section
      title="Hot deals"
      action={
        <ButtonLink variant="link" size="sm" href="#deals">
          See all deals
        </ButtonLink>
      }
    >
      <ul className="m-0 grid list-none gap-2 p-0">
        <li>Studio headphones, from 120 units</li>
        <li>Copper pan, 24 cm, from 60 units</li>
        <li>Ruled notebooks, A5, from 500 units</li>
      </ul>
    </Section>
  )
}
