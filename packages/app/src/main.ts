import './app.css'
import { nextTask } from './platform/tasks.ts'

// React first and then the app, each run in a task of its own: on a slow processor both at once hold the page up.
void import('react-dom/client').then(nextTask).then(() => import('./shell/boot/start.tsx'))
