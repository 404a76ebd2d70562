type ReaderProps = { name: string | undefined; words: { you: string; by: (name: string) => string } }

/** The reader who acted: “you” on the screen, but their name on paper, because others read it too. */
export function Reader({ name, words }: ReaderProps) {
  if (name === undefined) return <bdi>{words.you}</bdi>
  return (
    <>
      <bdi className="print:hidden">{words.you}</bdi>
      <bdi className="hidden print:inline">{words.by(name)}</bdi>
    </>
  )
}
