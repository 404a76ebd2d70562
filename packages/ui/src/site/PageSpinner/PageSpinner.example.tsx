import { PageSpinner } from '@arot/ui/PageSpinner'

export function PageSpinnerExample() {
  return <PageSpinner className="min-h-48" />
}
