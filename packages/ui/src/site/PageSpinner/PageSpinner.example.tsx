import { PageSpinner } from '@arot/ui/PageSpinner'

export function PageSpinnerExample() {
  return <PageSpinner labels={{ loading: 'Opening the market' }} />
}
