// Runs before the first paint, so that the page never shows in the wrong theme, and Home reserves the height of the
// member's tasks before they arrive.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('darkMode')
    document.documentElement.style.setProperty('--tasks-height', localStorage.getItem('arot:tasks-height'))
  } catch {
    // Storage may be blocked. Then the system decides.
  }
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true'
  document.body.classList.toggle('dark', isDark)
}
