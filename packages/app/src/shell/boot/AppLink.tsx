import { type ComponentProps, useRef } from 'react'
import { type Location, useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { isOffline } from '../../platform/connection.ts'
import { useVisit, type Visit } from '../../session/visit.ts'

/** Long enough that a pointer that only crosses a link fetches nothing. */
const intentAfter = 65

const authPages = '/auth/'

/** After sign-in the reader returns to the page they left, even after several sign-in pages. */
function wayBack({ pathname, search, hash, state }: Location) {
  return pathname.startsWith(authPages) ? state : { from: pathname + search + hash }
}

/** Its code loads at the first hint of intent. The link works without it. */
function prefetch(visit: Visit, href: string) {
  import('./prefetch.ts').then(
    (here) => here.prefetch(visit, href),
    () => {},
  )
}

/**
 * Offline the browser opens the documents that the service worker stores. It may have a page's document without its
 * data.
 */
function hasOfflinePages() {
  return isOffline() && Boolean(navigator.serviceWorker?.controller)
}

/** Every link of the app: the router opens our own pages, the browser all others. */
export function AppLink({ href = '', ...props }: ComponentProps<'a'>) {
  // A page in another language is another document.
  const isOther = props.target !== undefined || props.hrefLang !== undefined
  const isOwn = href.startsWith('/') && !href.startsWith('//') && !isOther
  return isOwn ? <OwnLink href={href} {...props} /> : <a href={href} {...props} />
}

/** Fetches the page when a pointer rests on the link or the focus reaches it. */
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
