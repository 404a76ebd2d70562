import { Avatar } from '@arot/ui/Avatar'
import type { VerificationRequest } from '../supplier.ts'
import type { VerificationRequestsLabels } from './labels.ts'

/** The facts that buyers see now and that a grant would change. */
export function currentFacts({ state, name, logo, supplier }: VerificationRequest, words: VerificationRequestsLabels) {
  if (state !== 'requested' || name === undefined) return []
  return [
    ...(name === supplier.name ? [] : [{ term: words.currentName, description: <bdi>{supplier.name}</bdi> }]),
    ...(logo === supplier.logo
      ? []
      : [
          {
            term: words.currentLogo,
            description: supplier.logo ? <Avatar src={supplier.logo} name={supplier.name} /> : words.noLogo,
          },
        ]),
  ]
}
