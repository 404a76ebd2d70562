import { PageSpinner } from '@arot/ui/PageSpinner'

export function PageSpinnerExample() {
  return <PageSpinner label="Opening the market" />
}
