import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { comesLater } from '../../platform/later.tsx'
import { reads } from '../../platform/reads.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { useBuying } from '../useBuying.ts'
import { useLiveStock } from '../useLiveStock.ts'
import { useMakeOffer } from '../useMakeOffer.tsx'
import { useQuantityDraft } from '../useQuantityDraft.ts'
import { ProductPage } from './page.tsx'

// Below the fold: the product does not wait for it.
const MoreProducts = comesLater(async () => (await import('./MoreProducts.tsx')).MoreProducts)
const Reviews = comesLater(async () => (await import('./Reviews.tsx')).Reviews)

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(reads.product(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const product = useRead(reads.product(id))
  const member = memberOf(useSession())
  const { buyer, confirm, onLeave } = useBuying()
  useLiveStock(product.data)
  const draft = useQuantityDraft()
  const { onOffer, dialog } = useMakeOffer(product.data)
  return (
    <>
      <ProductPage
        key={id}
        product={product}
        isMissing={refusedWith(product.error) === 404}
        buyer={buyer}
        onConfirm={confirm}
        onLeave={onLeave}
        onOffer={onOffer}
        more={
          product.data && member ? (
            <>
              <Suspense>
                <Reviews productId={id} />
              </Suspense>
              <Suspense>
                <MoreProducts product={product.data} uid={member.id} />
              </Suspense>
            </>
          ) : null
        }
        {...draft}
      />
      {dialog()}
    </>
  )
}
