import { VerificationPanel } from '@arot/trade/VerificationPanel'

export function VerificationPanelExample() {
  return (
    <VerificationPanel
      onRequest={async (proof) => {
        await fetch('/suppliers/me/verification', { method: 'POST', body: JSON.stringify(proof) })
      }}
    />
  )
}
