import { ReviewList } from '@arot/trade/ReviewList'

export function ReviewListExample() {
  return (
    <ReviewList
      stars={[0, 0, 0, 1, 0]}
      reviews={[
        {
          id: 'r1',
          rating: 4,
          words: 'Every carton arrived dry and closed.',
          at: new Date('2026-11-18T09:00:00Z'),
          by: 'Nadia K.',
          answer: { words: 'Thank you, and see you again.', at: new Date('2026-11-19T09:00:00Z') },
        },
      ]}
    />
  )
}
