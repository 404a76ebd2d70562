export { NotFoundPage as Component } from './page.tsx'
