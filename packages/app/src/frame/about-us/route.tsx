import { AboutUsPage } from './page.tsx'

export function Component() {
  return <AboutUsPage />
}
