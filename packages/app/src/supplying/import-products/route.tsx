import type { ImportRead } from '@arot/contract'
import type { ImportPanelProps } from '@arot/ui/ImportPanel'
import { useRef } from 'react'
import { isOfCatalogue } from '../../platform/reads.ts'
import { saveAs } from '../../platform/saveAs.ts'
import { memberOf } from '../../session/session.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { knowsServer } from '../products.ts'
import { ImportProductsPage } from './page.tsx'
import { refusedRows } from './refusedRows.ts'
import { sampleFile } from './sample.ts'
import { sendImport } from './sendImport.ts'

export async function loader({ visit }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await knowsServer(visit)
  return null
}

export function Component() {
  const { client, data } = useVisit()
  const understood = useRef<ImportRead>(undefined)

  const send: ImportPanelProps['onSend'] = async (file, mode, told) => {
    const onRead = (read: ImportRead) => {
      understood.current = read
    }
    try {
      return await sendImport(client.call, file, mode, { ...told, onRead })
    } finally {
      if (mode !== 'check') await data.renew(isOfCatalogue)
    }
  }

  const download: ImportPanelProps['onDownloadRefused'] = async (file, { rows }) => {
    if (understood.current === undefined) return
    const refused = rows.filter(({ verdict }) => verdict === 'refused')
    saveAs(await refusedRows(file, understood.current, refused), `to-repair-${file.name}`)
  }

  return (
    <ImportProductsPage
      isOurs={client.isOurs() === true}
      onSend={send}
      onDownloadRefused={download}
      onSample={() => saveAs(sampleFile(), 'products-sample.csv')}
    />
  )
}
