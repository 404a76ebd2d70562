import { type Order, type ReviewWords, reviewActOf, reviewClosesAt, reviewProblems } from '@arot/contract'
import { ReviewAnswer } from '@arot/trade/ReviewAnswer'
import { ReviewForm } from '@arot/trade/ReviewForm'
import { ReviewList } from '@arot/trade/ReviewList'
import { Button } from '@arot/ui/Button'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { eachInWords } from '../platform/i18n/problems.ts'
import { t } from '../platform/i18n/words.ts'
import type { ReviewActions } from './useReviewActions.ts'

type OrderReviewProps = { order: Order; acts: ReviewActions }

/** Whether the order can be reviewed or has a review. */
export function hasReview(order: Order) {
  return order.review != null || reviewActOf(order, new Date()) !== null
}

/**
 * The buyer's review of a received order and the supplier's reply. A published text is shown until its author changes
 * it.
 */
export function OrderReview({ order, acts }: OrderReviewProps) {
  const { id, review } = order
  const act = reviewActOf(order, new Date())
  const place = useRef<HTMLDivElement>(null)
  const [isChanging, setIsChanging] = useState(false)
  const [isPublished, setIsPublished] = useState(false)
  const ownReview = review?.rating && review.words ? { rating: review.rating, words: review.words } : undefined

  function change() {
    flushSync(() => {
      setIsChanging(true)
      setIsPublished(false)
    })
    const stars = (which: string) => place.current?.querySelector<HTMLElement>(`form input${which}`)
    const chosen = stars(':checked') ?? stars('')
    chosen?.focus()
  }

  async function publish(values: ReviewWords) {
    const problem = await acts.review(order, values)
    if (problem) return problem
    setIsChanging(false)
    setIsPublished(true)
    // Moves the focus first, because the form that has it is removed.
    place.current?.focus()
    return null
  }

  return (
    <div ref={place} tabIndex={-1} className="grid gap-6 outline-none">
      {review ? <ReviewList aria-label={undefined} reviews={[review]} /> : null}
      {act === 'write' || (act === 'change' && isChanging) ? (
        <ReviewForm
          key={id}
          headingLevel={3}
          review={ownReview}
          closesAt={review && reviewClosesAt(review)}
          validate={(values) => ({ fields: eachInWords(reviewProblems(values)) })}
          onSubmit={publish}
        />
      ) : null}
      <p role="status" className="text-arot-14 text-arot-muted empty:sr-only">
        {isPublished ? t('Your review is published.') : null}
      </p>
      {act === 'change' && !isChanging ? (
        <Button variant="secondary" className="justify-self-start" onClick={change}>
          {t('Change your review')}
        </Button>
      ) : null}
      {act === 'answer' || act === 'change-answer' ? (
        <ReviewAnswer key={id} answer={review?.answer?.words} onSubmit={(words) => acts.answer(order, words)} />
      ) : null}
    </div>
  )
}
