import { ArotProvider } from '@arot/ui/ArotProvider'
import { ButtonLink } from '@arot/ui/Button'
import { Link, type LinkProps } from '@arot/ui/Link'
import { createContext, use, useState } from 'react'

/** In the place of your router: it knows where one is, and goes elsewhere without a new page. */
const Router = createContext({ path: '/', go: (_path: string) => {} })

/** Its link takes `to`, so it is one line; one that takes `href` is given as it is. */
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
