import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useArrival } from './useArrival.ts'

/** Around all pages: each navigation restores the scroll position, moves the focus and announces the title. */
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
