import { importLimits } from '@arot/contract'
import { ImportPanel, type ImportPanelProps } from '@arot/trade/ImportPanel'
import { Breadcrumb } from '@arot/ui/Breadcrumb'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { paths } from '../../routes.ts'

export type ImportProductsPageProps = Pick<ImportPanelProps, 'fields' | 'onSend' | 'onDownloadRefused' | 'onSample'> & {
  /** Whether the server accepts files. Only ours does. */
  isOurs: boolean
}

export function ImportProductsPage({ isOurs, ...panel }: ImportProductsPageProps) {
  return (
    <Page
      route="importProducts"
      before={
        <Breadcrumb
          trail={[{ label: t('My Products'), href: paths.myProducts }]}
          current={t('Import Products')}
          className="mb-4"
        />
      }
    >
      {isOurs ? (
        <ImportPanel
          {...panel}
          limits={importLimits}
          doneAction={<ButtonLink href={paths.myProducts}>{t('My Products')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t('File import is not available here')}
          text={t('Add your products one by one instead.')}
          action={<ButtonLink href={paths.addProduct}>{t('Add Product')}</ButtonLink>}
        />
      )}
    </Page>
  )
}
