/** What a page is visited for: so many elements of a kind. */
export type Goal = { selector: string; least: number }

declare global {
  interface Window {
    /** When something was so, looked at whenever the document changes, and when a frame with it had been drawn. */
    waitUntil: (isSo: () => boolean) => Promise<{ there: number; drawn: number }>
    /** The same for what the page is visited for, looked at from its beginning. */
    shown: Promise<{ there: number; drawn: number }>
    /** Presses what says Table View: a button, or the label of a radio button. */
    chooseTable: () => void
  }
}

/** Runs in a page before its own scripts. */
export function watch({ selector, least }: Goal) {
  window.chooseTable = () => {
    const named = [...document.querySelectorAll<HTMLElement>('label, button')]
    named.find((one) => one.textContent === 'Table View')?.click()
  }
  window.waitUntil = (isSo) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return
        const there = performance.now()
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve({ there, drawn: performance.now() })
          port2.postMessage(null)
        })
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, characterData: true, subtree: true })
      look()
    })
  window.shown = window.waitUntil(() => document.querySelectorAll(selector).length >= least)
}

/** Whatever a page does when it is idle has its time, and is not measured. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 500))
