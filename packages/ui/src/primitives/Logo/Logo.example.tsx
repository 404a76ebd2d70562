import { ArotProvider } from '@arot/ui/ArotProvider'
import { Logo } from '@arot/ui/Logo'
import { Anchor } from 'lucide-react'

export function LogoExample() {
  return (
    <div className="flex flex-wrap gap-8">
      <Logo name="Arot" href="#home" />
      <ArotProvider mark={<Anchor aria-hidden />}>
        <Logo name="Harbour" href="#harbour" />
      </ArotProvider>
    </div>
  )
}
