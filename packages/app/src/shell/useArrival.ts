import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Which link had the focus when a page was left, by the page's step in the history. */
const followed = new Map<string, string>()

/**
 * A browser that opens a page begins at its top and reads its title; here nothing would do it. A move takes the focus to
 * the page's heading, Back to the link that was followed, and the title is said: the words to say.
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
    // Another filter or another order is the same page.
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
