// Runs in the document before the app is there. What is pressed or chosen until then is done again, in its order, once it
// works, and a form is not sent away by the browser. Parts that come later than their page are marked. Links need no app,
// and the one that takes along what was typed is given it here. What the notice asks stands there only once it works.
{
  const early = new Map()
  let isPageReady = false
  const works = (element) =>
    (isPageReady && !element.closest('[data-later]')) || element.closest('[data-slot=offline-notice]')
  // While it is being taken over the app would see the event too, and do it twice.
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
    // The browser goes there, and not the app with the address that it had before.
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
