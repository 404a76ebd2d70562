import { VerifiedMark } from '@arot/ui/VerifiedMark'

export function VerifiedMarkExample() {
  return <VerifiedMark since={new Date('2025-06-02T00:00:00Z')} />
}
