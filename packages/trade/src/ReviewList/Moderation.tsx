'use client'

import { Button } from '@arot/ui/Button'
import { Notice } from '@arot/ui/Notice'
import { useState } from 'react'
import type { OrderAnswer } from '../answer.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { ReviewEntry } from '../review.ts'
import { useAnswer } from '../useAnswer.ts'
import type { ReviewListLabels } from './labels.ts'

/** What an operator can do with a review. */
export type ReviewModeration = {
  /** If it resolves to a refusal, the list shows it. */
  onHide: (review: ReviewEntry, reason: string) => OrderAnswer
  onShow: (review: ReviewEntry) => OrderAnswer
}

type Props = { review: ReviewEntry; moderation: ReviewModeration; name: string; words: ReviewListLabels }

/** Hides a review with a reason, or shows it again. */
export function Moderation({ review, moderation: { onHide, onShow }, name, words }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { refusal, isPending, run } = useAnswer(words.failed)
  const act = review.hidden ? words.show : words.hide
  return (
    <>
      {refusal === null ? null : <Notice {...refusal} />}
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        aria-haspopup={review.hidden ? undefined : 'dialog'}
        aria-label={words.of(act, name)}
        onClick={() => (review.hidden ? void run(() => onShow(review)) : setIsAsking(true))}
        className="mt-1 justify-self-start"
      >
        {act}
      </Button>
      <ReasonDialog
        data-slot="review-reason"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={words.hideTitle}
        confirmLabel={words.hide}
        words={words}
        onConfirm={(reason) => onHide(review, reason)}
      />
    </>
  )
}
