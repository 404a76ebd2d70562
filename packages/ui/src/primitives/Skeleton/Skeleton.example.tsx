import { Skeleton } from '@arot/ui/Skeleton'

export function SkeletonExample() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-32 w-full max-w-xs rounded-xl" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-4 w-24" />
    </div>
  )
}
