import { Button, ButtonLink } from '@arot/ui/Button'
import { useAlerts } from '@arot/ui/useAlerts'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/words.ts'
import { paths } from '../../routes.ts'
import { messages } from '../messages.ts'

/** Buttons for import and export. */
export function FileActs({ onExport }: { onExport: (() => Promise<void>) | undefined }) {
  const { alert } = useAlerts()
  const [isPending, setIsPending] = useState(false)

  async function save(give: () => Promise<void>) {
    setIsPending(true)
    try {
      await give()
    } catch (error) {
      void alert(messages.notExported(error))
    }
    setIsPending(false)
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ButtonLink href={paths.importProducts} variant="secondary" icon={<Upload aria-hidden />}>
        {t('Import')}
      </ButtonLink>
      {onExport === undefined ? null : (
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          isPending={isPending}
          onClick={() => void save(onExport)}
        >
          {t('Export')}
        </Button>
      )}
    </div>
  )
}
