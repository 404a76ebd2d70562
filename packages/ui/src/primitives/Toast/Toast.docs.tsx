import type { ReactNode } from 'react'
import type { ToastMessage } from '../../lib/useToast.ts'
import { Button } from '../Button/Button.tsx'
import { useToast } from './Toast.tsx'

export function Says({ toast, children }: { toast: ToastMessage; children: ReactNode }) {
  const say = useToast()
  return (
    <div>
      <Button variant="secondary" onClick={() => say(toast)}>
        {children}
      </Button>
    </div>
  )
}
