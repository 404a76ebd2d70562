import { CustomerReviews } from '@arot/ui/CustomerReviews'

export function CustomerReviewsExample() {
  return (
    <CustomerReviews
      reviews={[
        {
          name: 'Mira Example',
          role: 'Buyer, Delta Stores',
          rating: 5,
          text: 'The stock that was shown was the stock that came.',
        },
        { name: 'Jonas Example', role: 'Owner, Corner Office', rating: 4, text: 'Cartons as ordered, a day early.' },
      ]}
    />
  )
}
