import { NotFoundPage } from './page.tsx'

export function Component() {
  return <NotFoundPage />
}
