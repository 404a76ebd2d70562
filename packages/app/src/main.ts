import './app.css'
import { nextTask } from './platform/tasks.ts'

// Runs React and the app in two tasks: on a slow processor one task would block the page for too long.
void import('react-dom/client').then(nextTask).then(() => import('./shell/boot/start.tsx'))
