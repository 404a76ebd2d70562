/** The content to wait for: at least this number of elements. */
export type Goal = { selector: string; least: number }

declare global {
  interface Window {
    /** When a condition became true, checked at each change of the document, and when a frame with it was painted. */
    waitUntil: (isSo: () => boolean) => Promise<{ there: number; drawn: number }>
    /** The same for the goal, checked from the start of the page. */
    shown: Promise<{ there: number; drawn: number }>
    /** Clicks “Table View”: a button, or the label of a radio button. */
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

/** Gives the page time for its idle work, which is not measured. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 500))
