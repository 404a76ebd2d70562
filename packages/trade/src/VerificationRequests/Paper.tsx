import type { VerificationRequestsLabels } from './labels.ts'

/** The link to a document. Its address is untrusted, so it opens in a new tab without referrer or opener. */
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
