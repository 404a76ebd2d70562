import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useMakeOffer } from '../../offers/useMakeOffer.tsx'
import { useBuying } from '../../orders/useBuying.ts'
import { useQuantityDraft } from '../../orders/useQuantityDraft.ts'
import { useShowStock } from '../../orders/useShowStock.ts'
import { lazyWithRetry } from '../../platform/lazy.tsx'
import { queries } from '../../platform/queries.ts'
import { useWhileVisible } from '../../platform/useWhileVisible.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { memberQuery } from '../../session/memberQuery.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useMember } from '../../session/useSession.ts'
import { useVisit } from '../../session/visit.ts'
import { useSetWithdrawn } from '../useSetWithdrawn.ts'
import { ProductPage } from './page.tsx'

// Below the fold, so their code can load late.
const MoreProducts = lazyWithRetry(async () => (await import('./MoreProducts.tsx')).MoreProducts)
const Reviews = lazyWithRetry(async () => (await import('../../reviews/ProductReviews.tsx')).Reviews)

// The member's role decides what stands above the product. If it loaded later, the layout would shift.
export const loader = memberLoader(({ prime, id }) => Promise.all([prime(queries.product(id)), prime(memberQuery)]))

export function Component() {
  const { id = '' } = useParams()
  const { client } = useVisit()
  const product = useQuery(queries.product(id))
  const member = useMember()
  const checkout = { ...useBuying(), ...useQuantityDraft() }
  const showStock = useShowStock()
  useWhileVisible(product.data?._id, (id) => client.watchStock(id, ({ mainQuantity }) => showStock(id, mainQuantity)))
  const { onOffer, isOwn, dialog } = useMakeOffer(product.data)
  const setWithdrawn = useSetWithdrawn(id, product.data?.version)

  return (
    <>
      <ProductPage
        key={id}
        product={product}
        onOffer={onOffer}
        onWithdrawnChange={isOwn ? setWithdrawn : undefined}
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
        {...checkout}
      />
      {dialog()}
    </>
  )
}
