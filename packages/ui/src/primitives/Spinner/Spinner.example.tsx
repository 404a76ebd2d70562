import { Spinner } from '@arot/ui/Spinner'

export function SpinnerExample() {
  return (
    <p className="flex items-center gap-2">
      <Spinner /> Looking for a driver
    </p>
  )
}
