import { type ComponentProps, useRef } from 'react'
import { type Location, useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { isOffline } from '../../platform/connection.ts'
import { useVisit, type Visit } from '../../session/visit.ts'

/** Long enough that a pointer on its way across the page asks for nothing. */
const intentAfter = 65

const authPages = '/auth/'

/** After sign-in the reader returns to the page they left, across any number of auth pages. */
function wayBack({ pathname, search, hash, state }: Location) {
  return pathname.startsWith(authPages) ? state : { from: pathname + search + hash }
}

/** What knows how comes at the first such sign. Without it the link works as well. */
function prefetch(visit: Visit, href: string) {
  import('./prefetch.ts').then(
    (here) => here.prefetch(visit, href),
    () => {},
  )
}

/** Without a network the browser goes to what the worker keeps: of a page that may be its document, and not its data. */
function hasOfflinePages() {
  return isOffline() && Boolean(navigator.serviceWorker?.controller)
}

/** Every link of the app: the router's for our own pages, the browser's for all others. */
export function AppLink({ href = '', ...props }: ComponentProps<'a'>) {
  // What is in another language is another document, with other addresses.
  const isOther = props.target !== undefined || props.hrefLang !== undefined
  const isOwn = href.startsWith('/') && !href.startsWith('//') && !isOther
  return isOwn ? <OwnLink href={href} {...props} /> : <a href={href} {...props} />
}

/** Its page is fetched as soon as somebody means to go there. */
function OwnLink({
  href,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  ...props
}: ComponentProps<'a'> & { href: string }) {
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useLocation()
  const visit = useVisit()
  const go = useLinkClickHandler(href, { state: href.startsWith(authPages) ? wayBack(here) : undefined })
  return (
    <a
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !hasOfflinePages()) go(event)
      }}
      onPointerEnter={(event) => {
        intent.current = setTimeout(() => prefetch(visit, href), intentAfter)
        onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        clearTimeout(intent.current)
        onPointerLeave?.(event)
      }}
      onFocus={(event) => {
        prefetch(visit, href)
        onFocus?.(event)
      }}
      {...props}
    />
  )
}
