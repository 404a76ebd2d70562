import { Rating } from '@arot/ui/Rating'

export function RatingExample() {
  return (
    <div className="flex gap-6">
      <Rating value={4.7} />
      <Rating value={3} hasFigure={false} />
    </div>
  )
}
