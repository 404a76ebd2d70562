import type { Client, ColumnChoice, FileColumn, ImportColumn, ImportRead } from '@arot/contract'
import type { ImportPanelProps } from '@arot/trade/ImportPanel'
import { useRef } from 'react'
import { loadWithRetry } from '../../platform/lazy.tsx'
import { saveAs } from '../../platform/saveAs.ts'
import { memberLoader, primeIsOurs } from '../../session/memberLoader.ts'
import { useSend } from '../../session/useAction.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import { useMember } from '../../session/useSession.ts'
import { useVisit } from '../../session/visit.ts'
import { readChoice, saveChoice } from './columnChoices.ts'
import { importFields } from './fields.ts'
import { ImportProductsPage } from './page.tsx'
import { sampleFile } from './sample.ts'
import { sendImport } from './sendImport.ts'

export const loader = memberLoader(({ visit }) => primeIsOurs(visit))

export function Component() {
  const { language } = useVisit()
  const send = useSend()
  const uid = useMember()?.id ?? ''
  const understood = useRef<ImportRead>(undefined)
  const fileColumns = useRef<readonly FileColumn[]>([])
  const choice = useRef<ColumnChoice>(undefined)

  const sendFile: ImportPanelProps['onSend'] = (file, mode, { match, ...options }) => {
    const sendAs = (client: Client, columns: ColumnChoice | undefined) => {
      choice.current = columns
      return sendImport(client.call, file, mode, {
        ...options,
        columns,
        onRead: (read) => {
          understood.current = read
        },
        onColumns: (columns) => {
          fileColumns.current = columns
        },
      })
    }

    async function sendWithMatch(client: Client) {
      if (match) {
        const columns = fileColumns.current.map((_, place) => (match[place] ?? '') as ImportColumn | '')
        saveChoice(uid, fileColumns.current, columns)
        return sendAs(client, columns)
      }
      if (mode !== 'check') return sendAs(client, choice.current)
      const answer = await sendAs(client, undefined)
      const isUnclear = 'refusal' in answer || answer.columns?.some(({ field }) => field === undefined)
      const saved = isUnclear && answer.columns ? readChoice(uid, fileColumns.current) : undefined
      return saved ? sendAs(client, saved) : answer
    }

    return send({ request: sendWithMatch, revalidates: mode === 'check' ? [] : ['catalogue'] })
  }

  const download: ImportPanelProps['onDownloadRefused'] = async (file, { rows }) => {
    if (understood.current === undefined) return
    const rejectedRows = rows.filter(({ verdict }) => verdict === 'refused')
    const { problemRows } = await loadWithRetry(() => import('./problemRows.ts'))
    saveAs(await problemRows(file, understood.current, rejectedRows), `to-repair-${file.name}`)
  }

  return (
    <ImportProductsPage
      isOurs={useIsOurs() === true}
      fields={importFields(language)}
      onSend={sendFile}
      onDownloadRefused={download}
      onSample={() => saveAs(sampleFile(), 'products-sample.csv')}
    />
  )
}
