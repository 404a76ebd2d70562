import { About } from '@arot/trade/About'

export function AboutExample() {
  return <About name="Arot" categoriesHref="#categories" />
}
