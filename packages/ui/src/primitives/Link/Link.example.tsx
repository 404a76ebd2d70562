import { ArotProvider } from '@arot/ui/ArotProvider'
import { Link, type LinkProps } from '@arot/ui/Link'

/** Stands in for your router’s link. */
function RouterLink({ href, ...props }: LinkProps) {
  return <a {...props} href={`#shop${href}`} />
}

export function LinkExample() {
  return (
    <ArotProvider link={RouterLink}>
      <p>
        120 headphones of{' '}
        <Link href="/suppliers/sonali-audio" className="arot-focus text-arot-brand underline underline-offset-4">
          Sonali Audio
        </Link>
      </p>
    </ArotProvider>
  )
}
