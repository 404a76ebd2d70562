import { Skeleton } from '@arot/ui/Skeleton'
import { asideGrid, pageCard, pageGrid, pageHead } from './layout.ts'

/** The placeholder of an order's or an offer's page while it loads. */
export function PageSkeleton({ 'data-slot': slot, label }: { 'data-slot': string; label: string }) {
  return (
    <div data-slot={slot} className={pageGrid}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid min-w-0 gap-6">
        <div className={pageHead}>
          <Skeleton className="aspect-square w-full rounded-arot-tile" />
          <div className="grid min-w-0 content-start gap-2.5">
            <Skeleton className="h-6 w-24 rounded-full" />
            <Skeleton className="h-7 w-4/5 arot-md:h-8" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
        <Skeleton className="h-28 w-full rounded-arot-card" />
      </div>
      <div className={asideGrid}>
        {['amounts', 'parties'].map((card) => (
          <div key={card} className={pageCard}>
            <Skeleton className="mb-4 h-5 w-28" />
            <div className="grid gap-3">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-6 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
