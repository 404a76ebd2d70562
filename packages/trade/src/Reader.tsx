type ReaderProps = { name: string | undefined; words: { you: string; by: (name: string) => string } }

/** Who acted, where that is the reader: “you” on the screen, their name on paper, which others read too. */
export function Reader({ name, words }: ReaderProps) {
  if (name === undefined) return <bdi>{words.you}</bdi>
  return (
    <>
      <bdi className="print:hidden">{words.you}</bdi>
      <bdi className="hidden print:inline">{words.by(name)}</bdi>
    </>
  )
}
