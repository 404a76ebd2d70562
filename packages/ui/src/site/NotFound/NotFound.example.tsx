import { NotFound } from '@arot/ui/NotFound'

export function NotFoundExample() {
  return <NotFound homeHref="#home" />
}
