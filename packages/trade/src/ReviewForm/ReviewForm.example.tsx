import { ReviewForm } from '@arot/trade/ReviewForm'

export function ReviewFormExample() {
  return (
    <ReviewForm
      onSubmit={async (values) => {
        await fetch('/orders/o1/review', { method: 'PUT', body: JSON.stringify(values) })
      }}
    />
  )
}
