import { About } from '@arot/ui/About'

export function AboutExample() {
  return <About name="Arot" categoriesHref="#categories" />
}
