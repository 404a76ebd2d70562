import { type Offer, type OfferTerms, offerActsOf, type Product } from '@arot/contract'
import { OfferDetail, type OfferDetailProps } from '@arot/trade/OfferDetail'
import { Breadcrumb } from '@arot/ui/Breadcrumb'
import { ButtonLink } from '@arot/ui/Button'
import { useCheckout } from '../../orders/useCheckout.tsx'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PrintButton, PrintHead } from '../../platform/Print.tsx'
import { orderHref, paths, productHref, supplierHref } from '../../routes.ts'
import { isMissing } from '../../session/queryProps.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import type { User } from '../../session/user.ts'
import { offersHref } from '../list/filter.ts'
import { useOffering } from '../useOffering.tsx'

type Problem = { title: string; text?: string | undefined } | null
type Acts = OfferDetailProps['onAct']

export type OfferPageProps = {
  offer: QueryResult<Offer>
  /** The reader. */
  buyer: Pick<User, 'name' | 'email'>
  onAct: (offer: Offer, act: Parameters<Acts>[0], note: Parameters<Acts>[1]) => ReturnType<Acts>
  onCounter: (offer: Offer, terms: OfferTerms) => Promise<Problem>
  onBuy: (offer: Offer) => Promise<Problem>
  /** Resolves to the current product, or to `undefined` if it is gone. */
  findProduct: (offer: Offer) => Promise<Product | undefined>
}

export function OfferPage({ offer, buyer, onAct, onCounter, onBuy, findProduct }: OfferPageProps) {
  const { data } = offer
  const checkout = useCheckout({ buyer, onConfirm: async () => (data ? onBuy(data) : null) })
  const offering = useOffering(async (_product, terms) => (data ? onCounter(data, terms) : null))
  const acts = data ? offerActsOf(data) : []
  const canBuy = data?.state === 'accepted' && data.side === 'bought'

  async function counter(answered: Offer) {
    const product = await findProduct(answered)
    if (product) await offering.open(product, answered)
  }

  async function buy(agreed: Offer) {
    const product = await findProduct(agreed)
    const last = agreed.versions.at(-1)
    if (product && last) checkout.open(product, undefined, undefined, { quantity: last.quantity, price: last.price })
  }

  function warm() {
    if (canBuy) checkout.warm()
    if (acts.includes('counter')) offering.warm()
  }

  return (
    <>
      <PageHead route="offer" title={data?.productSnapshot.name} />
      <PrintHead />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <Breadcrumb
          trail={[{ label: t('Offers'), href: offersHref({ side: data?.side ?? 'bought' }) }]}
          current={data?.productSnapshot.name ?? t('Offer')}
          className="basis-40"
        />
        {data && !isMissing(offer) ? <PrintButton /> : null}
      </div>
      <OfferDetail
        offer={isMissing(offer) ? null : data}
        acts={acts}
        onAct={(act, note) => data && onAct(data, act, note)}
        onCounter={data ? () => counter(data) : undefined}
        onBuy={data && canBuy ? () => buy(data) : undefined}
        reservationHours={data?.reservationHours}
        productHref={productHref({ _id: data?.productId ?? '' })}
        supplierHref={data?.supplier?.id && supplierHref({ id: data.supplier.id })}
        orderHref={data?.orderId && orderHref({ id: data.orderId })}
        reader={buyer}
        {...resultProps(offer)}
        notFoundAction={<ButtonLink href={paths.offers}>{t('See all offers')}</ButtonLink>}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {checkout.dialog()}
      {offering.dialog(data, data !== undefined && !acts.includes('counter'))}
    </>
  )
}
