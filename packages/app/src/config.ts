// The settings of this installation. The document brings them (the app's server writes them there at run time); what it
// leaves out is the build's own `VITE_…`, so that a purely static host works too.
import { readConfig, type Settings } from './settings.ts'

export const config = configured()

function configured() {
  try {
    return readConfig({ ...(import.meta.env as Settings), ...fromDocument() })
  } catch (error) {
    // Nothing of the app can run: whoever set it up must read why.
    if (typeof document !== 'undefined') document.body.textContent = String(error)
    throw error
  }
}

function fromDocument(): Settings {
  const told = typeof document === 'undefined' ? null : document.getElementById('arot-config')?.textContent
  return told ? JSON.parse(told) : {}
}
