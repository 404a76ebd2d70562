/** What the app says about decisions of operators. */
export const messages = {
  changedMeanwhile: {
    title: 'This has changed since you opened it',
    text: 'Nothing was decided. Read what is shown now, then decide.',
  },
  decidedMeanwhile: { title: 'It was decided meanwhile', text: 'The list shows how it stands now.' },
}
