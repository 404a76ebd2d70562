import { Skeleton } from '@arot/ui/Skeleton'

export function SkeletonExample() {
  return (
    <section aria-label="Product" aria-busy className="grid w-64 max-w-full gap-3">
      <Skeleton className="aspect-[4/3] rounded-arot-tile" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-full" />
      <div className="flex items-center justify-between">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="size-10 rounded-full" />
      </div>
    </section>
  )
}
