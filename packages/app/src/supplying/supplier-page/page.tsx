import {
  type Supplier,
  type SupplierProfile,
  supplierProblems,
  type Verification,
  type VerificationProof,
  verificationProblems,
} from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { Spinner } from '@arot/ui/Spinner'
import { SupplierForm, type SupplierFormProps } from '@arot/ui/SupplierForm'
import { VerificationPanel, type VerificationPanelProps } from '@arot/ui/VerificationPanel'
import { eachInWords, t } from '../../language/words.ts'
import { KeepsDraft } from '../../platform/KeepsDraft.tsx'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { useSite } from '../../platform/site.ts'
import { paths, supplierHref } from '../../routes.ts'
import type { Reading } from '../../session/useRead.ts'

export type OwnSupplierPageProps = {
  supplier: Reading<Supplier & { verification?: Verification }>
  /** Nobody is a supplier before their first product. */
  isNone: boolean
  /** Under which what is typed is kept until it is sent. */
  draft?: string
  onSave: (profile: SupplierProfile) => ReturnType<SupplierFormProps['onSubmit']>
  onRequest: (proof: VerificationProof) => ReturnType<VerificationPanelProps['onRequest']>
}

/** What buyers read of the reader, and how their verification stands. */
export function OwnSupplierPage({ supplier, isNone, draft, onSave, onRequest }: OwnSupplierPageProps) {
  const { currency } = useSite().config
  const { data, isLoading, retry } = supplier
  const isReady = data !== undefined && !isNone
  const publicPage = isReady ? (
    <ButtonLink variant="secondary" href={supplierHref({ id: data._id })}>
      {t('See it as buyers do')}
    </ButtonLink>
  ) : null
  return (
    <>
      <PageHead route="ownSupplier" />
      <PageTitle aside={publicPage}>{t('My Supplier Page')}</PageTitle>
      {isReady ? (
        <div className="grid items-start gap-8 arot-lg:grid-cols-[minmax(0,1fr)_22rem]">
          <KeepsDraft key={data._id} name={draft}>
            <SupplierForm
              supplier={data}
              onSubmit={onSave}
              validate={(values) => eachInWords(supplierProblems(values, { currency }))}
            />
          </KeepsDraft>
          <VerificationPanel
            verification={data.verification}
            onRequest={onRequest}
            validate={(proof) => eachInWords(verificationProblems(proof))}
          />
        </div>
      ) : null}
      {isNone ? <NoSupplierYet /> : null}
      {!data && isLoading ? <Spinner label={t('Loading the page')} className="mx-auto my-24 size-8" /> : null}
      {!data && !isLoading && !isNone ? (
        <ErrorState title={t('The page could not be loaded.')} onRetry={retry} />
      ) : null}
    </>
  )
}

function NoSupplierYet() {
  return (
    <EmptyState
      title={t('You sell nothing yet')}
      text={t('With your first product you have a page of your own, which buyers can read.')}
      action={<ButtonLink href={paths.addProduct}>{t('Add Product')}</ButtonLink>}
    />
  )
}
