import { ReviewAnswer } from '@arot/trade/ReviewAnswer'

export function ReviewAnswerExample() {
  return (
    <ReviewAnswer
      onSubmit={async (words) => {
        await fetch('/orders/o1/review/answer', { method: 'PUT', body: JSON.stringify({ words }) })
      }}
    />
  )
}
