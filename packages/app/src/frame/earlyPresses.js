// Runs in the document before the app is there. A button that is pressed until then is pressed again once it works, and
// a form is not sent away by the browser. Links need no app.
{
  let pressed = null
  const keep = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed = button
  }
  addEventListener('click', keep, true)
  addEventListener(
    'arot:ready',
    () => {
      removeEventListener('click', keep, true)
      if (pressed?.isConnected) pressed.click()
    },
    { once: true },
  )
}
