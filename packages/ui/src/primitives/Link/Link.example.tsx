import { Link } from '@arot/ui/Link'

export function LinkExample() {
  return (
    <p>
      Terms are in the{' '}
      <Link href="#terms" className="underline">
        buyer’s agreement
      </Link>
      .
    </p>
  )
}
