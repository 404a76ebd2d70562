// Runs in the document before anything is painted, so that the page never shows in the wrong theme.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('darkMode')
  } catch {
    // Storage may be blocked; then the system decides.
  }
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'true'
  document.body.classList.toggle('dark', isDark)
}
