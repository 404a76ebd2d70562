import { type ComponentProps, useRef } from 'react'
import { Link, type Location, useLocation } from 'react-router-dom'
import { useVisit } from '../visit.ts'
import { prefetch } from './prefetch.ts'

/** Long enough that a pointer on its way across the page asks for nothing. */
const intentAfter = 65

const authPages = '/auth/'

/** Whoever signs in comes back to the page they left for it, by way of however many auth pages. */
function wayBack({ pathname, search, hash, state }: Location) {
  return pathname.startsWith(authPages) ? state : { from: pathname + search + hash }
}

/** Every link of the app: the router's for our own pages, which are fetched as soon as somebody means to go there. */
export function AppLink({ href = '', ref, onPointerEnter, onPointerLeave, onFocus, ...props }: ComponentProps<'a'>) {
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useLocation()
  const visit = useVisit()
  const isOwn = href.startsWith('/') && !href.startsWith('//') && props.target === undefined
  if (!isOwn) return <a ref={ref} href={href} onFocus={onFocus} {...{ onPointerEnter, onPointerLeave }} {...props} />
  return (
    <Link
      ref={ref}
      to={href}
      state={href.startsWith(authPages) ? wayBack(here) : undefined}
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
