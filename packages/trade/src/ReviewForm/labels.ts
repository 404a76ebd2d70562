export type ReviewFormLabels = {
  title: string
  rating: string
  words: string
  wordsHint: string
  send: string
  save: string
  /** `open`: how long a new review can be changed. `until`: the last day for an existing one. */
  open: string
  until: (day: string) => string
  missing: { rating: string; words: string }
  tooLong: (limit: string) => string
  done: string
  failed: { title: string; text: string }
}

export const english: ReviewFormLabels = {
  title: 'How was it?',
  rating: 'Your rating',
  words: 'Your review',
  wordsHint: 'Everyone can see it, with your first name and an initial.',
  send: 'Publish the review',
  save: 'Save the change',
  open: 'You can change it for 30 days.',
  until: (day) => `You can change it until ${day}.`,
  missing: { rating: 'Choose how many stars', words: 'Say how it was in a few words' },
  tooLong: (limit) => `At most ${limit} characters`,
  done: 'Your review is published.',
  failed: { title: 'It could not be saved.', text: 'Something went wrong.' },
}
