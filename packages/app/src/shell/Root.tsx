import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useArrival } from './useArrival.ts'

/** Around all pages: each move from one to another finds its place, its focus and its words. */
export function Root() {
  const notice = useArrival()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <p role="status" data-slot="page-announcement" className="sr-only">
        {notice}
      </p>
    </>
  )
}
