import { ImportPanel } from '@arot/trade/ImportPanel'

const rows = [{ line: 2, verdict: 'new' as const, name: 'Jute Sack, 50 kg' }]

export function ImportPanelExample() {
  return (
    <ImportPanel
      limits={{ bytes: 16_000_000, rows: 20_000 }}
      onSend={async (_file, mode) => ({ rows, unknown: [], isWritten: mode !== 'check' })}
      onDownloadRefused={() => {}}
    />
  )
}
