import { VerificationRequests } from '@arot/trade/VerificationRequests'

const requests = [
  {
    id: 'v1',
    state: 'requested' as const,
    licence: 'TRAD/RAJ/018203',
    document: 'https://padma.example/licence.pdf',
    at: new Date('2026-11-20T09:00:00Z'),
    supplier: { id: 'padma', name: 'Padma Mills', place: 'Rajshahi' },
  },
]

const decide = (act: string) => async (request: { id: string }, reason?: string) => {
  await fetch(`/verifications/${request.id}/${act}`, { method: 'POST', body: JSON.stringify({ reason }) })
}

export function VerificationRequestsExample() {
  return (
    <VerificationRequests
      requests={requests}
      hrefFor={({ supplier }) => `#${supplier.id}`}
      onGrant={decide('grant')}
      onRefuse={decide('refuse')}
      onWithdraw={decide('withdraw')}
    />
  )
}
