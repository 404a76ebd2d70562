import { Link } from '@arot/ui/Link'
import { Section } from '@arot/ui/Section'

export function SectionExample() {
  return (
    <Section title="Hot deals" action={<Link href="#deals">See all</Link>}>
      <p>Six products stand here.</p>
    </Section>
  )
}
