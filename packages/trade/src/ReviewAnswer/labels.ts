export type ReviewAnswerLabels = {
  answer: string
  hint: string
  send: string
  save: string
  missing: string
  tooLong: (limit: string) => string
  done: string
  failed: { title: string; text: string }
}

export const english: ReviewAnswerLabels = {
  answer: 'Your answer',
  hint: 'Everyone can see it below the review. Each review has one answer.',
  send: 'Publish the answer',
  save: 'Save the change',
  missing: 'Answer in a few words',
  tooLong: (limit) => `At most ${limit} characters`,
  done: 'Your answer is published.',
  failed: { title: 'It could not be saved.', text: 'Something went wrong.' },
}
