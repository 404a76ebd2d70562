import {
  pictureSources,
  type Supplier,
  type SupplierProfile,
  supplierProblems,
  type VerificationProof,
  verificationProblems,
  verifiedFacts,
} from '@arot/contract'
import { SupplierForm, type SupplierFormProps } from '@arot/trade/SupplierForm'
import { VerificationPanel, type VerificationPanelProps } from '@arot/trade/VerificationPanel'
import { Banner } from '@arot/ui/Banner'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { Link } from '@arot/ui/Link'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { Spinner } from '@arot/ui/Spinner'
import { Draft } from '../../platform/Draft.tsx'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { useSite } from '../../platform/site.ts'
import { paths, supplierHref } from '../../routes.ts'
import type { QueryResult } from '../../session/useQuery.ts'
import type { OwnSupplier } from '../queries.ts'

export type OwnSupplierPageProps = {
  /** Null before the first save and the first product. */
  supplier: QueryResult<OwnSupplier | null>
  /** The server has no supplier pages. Only ours does. */
  isNone: boolean
  /** The page was saved for the first time, and the reader has no product yet. */
  needsProduct?: boolean
  /** The account's name, with which a new page starts. */
  name?: string
  /** The name under which a draft is stored until it is sent. */
  draft?: string
  /** Uploads the logo and the document. Without it the form has address fields. */
  uploadPicture?: UploadPicture | undefined
  onSave: (profile: SupplierProfile) => ReturnType<SupplierFormProps['onSubmit']>
  onRequest: (proof: VerificationProof) => ReturnType<VerificationPanelProps['onRequest']>
}

/** The reader's own supplier page, with the state of its verification. */
export function OwnSupplierPage({
  supplier,
  isNone,
  needsProduct = false,
  name = '',
  draft,
  uploadPicture,
  onSave,
  onRequest,
}: OwnSupplierPageProps) {
  const { currency } = useSite().config
  const { data, isLoading, retry } = supplier
  const form = data === null ? { ...nobody, name } : data && withPendingVerification(data)
  const savedNames = [data?.name, data?.verification?.name]
  const savedPlaces = [data?.place, data?.verification?.place]
  const publicPage = data ? (
    <ButtonLink variant="secondary" href={supplierHref({ id: data.id })}>
      {t('View as a buyer')}
    </ButtonLink>
  ) : null
  return (
    <Page route="ownSupplier" aside={publicPage}>
      {data === null ? <NoSupplierYet /> : null}
      {data && needsProduct ? (
        <Banner
          tone="success"
          className="mb-6"
          title={t('Next, add your first product. Buyers can then see your page.')}
          action={
            <ButtonLink size="sm" href={paths.addProduct}>
              {t('Add Product')}
            </ButtonLink>
          }
        />
      ) : null}
      {form ? (
        <div className="grid items-start gap-8 arot-lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Draft key={form.id} name={draft}>
            <SupplierForm
              supplier={form}
              uploadPicture={uploadPicture}
              onSubmit={onSave}
              validate={(values) => ({
                fields: eachInWords(supplierProblems(values, { currency, savedNames, savedPlaces, isOwnPicture })),
              })}
            />
          </Draft>
          {data ? (
            <VerificationPanel
              verification={data.verification}
              uploadPicture={uploadPicture}
              onRequest={onRequest}
              validate={(proof) => ({ fields: eachInWords(verificationProblems(proof, isOwnPicture)) })}
            />
          ) : null}
        </div>
      ) : null}
      {isNone ? (
        <EmptyState
          title={t('You have no products yet')}
          action={<ButtonLink href={paths.addProduct}>{t('Add Product')}</ButtonLink>}
        />
      ) : null}
      {data === undefined && isLoading ? (
        <Spinner label={t('Loading the page')} className="mx-auto my-24 size-8" />
      ) : null}
      {data === undefined && !isLoading && !isNone ? (
        <ErrorState title={t('The page could not be loaded.')} onRetry={retry} />
      ) : null}
    </Page>
  )
}

/** Checks the address only. The server checks that the picture exists. */
const isOwnPicture = (image: string) => pictureSources(image) !== undefined

/** Includes the facts that wait for an operator. Without them the next save would revert them. */
function withPendingVerification(supplier: OwnSupplier): Supplier {
  const { verification } = supplier
  if (verification?.state !== 'requested') return supplier
  return { ...supplier, ...Object.fromEntries(verifiedFacts.map((fact) => [fact, verification[fact]])) }
}

/** The start values of a new page. */
const nobody: Supplier = { id: 'new', name: '', since: new Date(0) }

function NoSupplierYet() {
  return (
    <p className="mb-6 max-w-3xl text-pretty text-arot-16 text-arot-muted">
      {t('Save this page, then add your first product. Buyers can then see both.')}{' '}
      <Link
        href={paths.sellHere}
        className="arot-focus rounded-arot-control font-medium text-arot-brand underline underline-offset-4"
      >
        {t('How selling works')}
      </Link>
    </p>
  )
}
