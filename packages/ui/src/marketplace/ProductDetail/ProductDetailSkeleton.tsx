import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { buyBar, buyBox, buyHead, detailGrid, pictureFrame } from './layout.ts'

/** A placeholder in the shape of the page. */
export function ProductDetailSkeleton({ label }: { label: string }) {
  return (
    <div data-slot="product-detail-skeleton" className={detailGrid}>
      <Skeleton className={pictureFrame} />
      <div className="min-w-0">
        <p role="status" className="sr-only">
          {label}
        </p>
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="mt-2.5 h-7 w-4/5 arot-md:h-8" />
        <Skeleton className="mt-4 h-4 w-28" />
        <div className="mt-6 grid gap-3">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
      <div className={buyBox}>
        <div className="grid min-w-0 gap-2 arot-md:order-2 arot-md:max-w-60">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-arot-control" />
        </div>
        <div className={buyBar}>
          <div className={buyHead}>
            <Skeleton className="h-7 w-32" />
            <Skeleton className="mt-2 h-3 w-40" />
          </div>
          <Skeleton className="h-arot-control-lg w-32 arot-md:order-3 arot-md:w-full" />
        </div>
      </div>
      <div className="min-w-0">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-arot-line border-y py-5 arot-md:border-t-0 arot-md:pt-0">
          {['brand', 'category', 'stock', 'minimum'].map((fact) => (
            <div key={fact} className="grid h-10 content-between">
              <Skeleton className="h-3 w-20" />
              <Skeleton className="h-4 w-28 max-w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
