import { Spinner } from '@arot/ui/Spinner'

export function SpinnerExample() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex items-center gap-2">
        <Spinner className="size-4" />
        Looking for suppliers
      </p>
      <Spinner label="Loading the product" className="size-8 text-arot-brand" />
    </div>
  )
}
