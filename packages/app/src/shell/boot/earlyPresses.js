// Runs before the app has started. It records presses and choices and replays them in order once their part works, so
// that the browser does not submit a form itself. Parts that load late have `data-later`. Links work without the app;
// the one to the forgotten password gets the typed email here. The offline notice handles its own presses.
{
  const early = new Map()
  let isPageReady = false
  const works = (element) =>
    (isPageReady && !element.closest('[data-later]')) || element.closest('[data-slot=offline-notice]')
  // While React hydrates, the app would see the event too and handle it twice.
  const keep = (event, element, again) => {
    event.stopPropagation()
    early.set(element, again)
  }
  const press = (event) => {
    const pressed = event.target.closest('button, input[type=checkbox], input[type=radio]')
    if (!pressed || works(pressed)) return
    event.preventDefault()
    keep(event, pressed, () => pressed.click())
  }
  const choose = (event) => {
    const { target } = event
    if (target.localName !== 'select' || works(target)) return
    const chosen = target.value
    keep(event, target, () => {
      target.value = chosen
      target.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const follow = (event) => {
    const link = event.target.closest('[data-slot=auth-forgot]')
    if (!link || isPageReady) return
    // The browser follows the link, not the app, which still has the old address.
    event.stopPropagation()
    link.search = new URLSearchParams({ email: link.closest('form').elements.email.value })
  }
  addEventListener('click', press, true)
  addEventListener('click', follow, true)
  addEventListener('change', choose, true)
  addEventListener('arot:ready', () => {
    isPageReady = true
    for (const [element, again] of early) {
      if (element.isConnected && !works(element)) continue
      early.delete(element)
      if (element.isConnected) again()
    }
  })
}
