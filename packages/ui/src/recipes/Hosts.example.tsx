import { ArotProvider } from '@arot/ui/ArotProvider'
import { ButtonLink } from '@arot/ui/Button'
import { Link, type LinkProps } from '@arot/ui/Link'
import { createContext, use, useState } from 'react'

/** Stands in for your router: it knows the current address and navigates without loading a page. */
const Router = createContext({ path: '/', go: (_path: string) => {} })

/** The router's link takes `to`, so it needs a wrapper of one line. A link that takes `href` needs none. */
const RouterLink = ({ href, ...props }: LinkProps) => <TheirLink to={href} {...props} />

export function HostsExample() {
  const [path, go] = useState('/')
  return (
    <Router value={{ path, go }}>
      <ArotProvider link={RouterLink} currency="EUR" locale="en-GB">
        <div className="grid justify-items-start gap-3">
          <p aria-live="polite">You are at {path}</p>
          <Link href="/orders">Orders</Link>
          <ButtonLink href="/products/desk-lamp">See the desk lamp</ButtonLink>
        </div>
      </ArotProvider>
    </Router>
  )
}

function TheirLink({ to, ...props }: Omit<LinkProps, 'href'> & { to: string }) {
  const { go } = use(Router)
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        props.onClick?.(event)
        event.preventDefault()
        go(to)
      }}
    />
  )
}
