import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { removeShell } from './frame/removeShell.ts'
import { startQuietly } from './startup.ts'

removeShell()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
startQuietly()
