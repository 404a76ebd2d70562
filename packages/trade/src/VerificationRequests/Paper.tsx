import type { VerificationRequestsLabels } from './labels.ts'

/** Anybody may have written it: it opens apart, and learns nothing of where it was opened from. */
export function Paper({ address, words }: { address: string; words: VerificationRequestsLabels }) {
  if (!/^https?:\/\//.test(address)) return <bdi>{address}</bdi>
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={address}
      className="arot-focus rounded-arot-control text-arot-brand underline underline-offset-4"
    >
      {words.openDocument}
    </a>
  )
}
