import { Rating } from '@arot/ui/Rating'

export function RatingExample() {
  return (
    <div className="grid justify-items-start gap-2">
      <Rating value={4.7} />
      <p className="flex items-center gap-2">
        <Rating value={3.2} hasFigure={false} />
        from 214 buyers
      </p>
    </div>
  )
}
