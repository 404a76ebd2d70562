export const messages = {
  changedMeanwhile: {
    title: 'This has changed since you opened it',
    text: 'Your decision was not saved. Check the latest version, then decide again.',
  },
  decidedMeanwhile: { title: 'This has already been decided', text: 'The list now shows the latest state.' },
}
