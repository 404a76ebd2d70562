import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The link that had the focus when a page was left, by the key of its history entry. */
const followed = new Map<string, string>()

/**
 * After a page load a browser starts at the top and a screen reader reads the title. In an app neither happens, so a
 * navigation focuses the heading, Back focuses the link that was followed, and the returned title is announced.
 */
export function useArrival() {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const here = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const href = (target as Element).closest('a')?.getAttribute('href')
      if (href) followed.set(key, href)
      else followed.delete(key)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key])

  useEffect(() => {
    // Another filter or sort order is still the same page.
    if (here.current === pathname) return
    here.current = pathname
    setAnnouncement(document.title)
    const link = isBack ? linkTo(followed.get(key)) : null
    const goal = link ?? heading()
    goal?.focus({ preventScroll: true })
  }, [key, pathname, isBack])

  return announcement
}

function linkTo(href: string | undefined) {
  return href === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
}

function heading() {
  const found = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (found) found.tabIndex = -1
  return found
}
