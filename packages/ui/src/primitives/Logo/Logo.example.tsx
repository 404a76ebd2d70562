import { Logo } from '@arot/ui/Logo'

export function LogoExample() {
  return <Logo href="#home" name="Harbour" />
}
