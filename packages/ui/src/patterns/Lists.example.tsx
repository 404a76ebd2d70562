import type { Product } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { LoadMore } from '@arot/ui/LoadMore'
import { Notice } from '@arot/ui/Notice'
import { ProductGrid } from '@arot/ui/ProductGrid'
import { Segmented } from '@arot/ui/Segmented'
import { useEffect, useRef, useState } from 'react'

type Server = 'answers' | 'empty' | 'fails'
type Answer = { products?: Product[] | undefined; error?: unknown; isLoading: boolean }

export function ListsExample() {
  const [server, setServer] = useState<Server>('answers')
  const { products, error, isLoading, load } = useProducts(server)
  const [more, setMore] = useState(3)
  return (
    <section aria-label="Stationery" tabIndex={-1} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Segmented
          label="The server"
          options={[
            { value: 'answers', label: 'answers' },
            { value: 'empty', label: 'has none' },
            { value: 'fails', label: 'fails' },
          ]}
          value={server}
          onValueChange={setServer}
        />
        <Button variant="secondary" isPending={isLoading} onClick={() => load(server)}>
          Load again
        </Button>
      </div>
      {error === undefined || products === undefined ? null : (
        <Notice
          tone="warning"
          title="These may be out of date."
          text="They could not be loaded again. Try it once more."
        />
      )}
      <ProductGrid
        products={products?.slice(0, more)}
        isLoading={isLoading}
        error={error}
        onRetry={() => load('answers')}
        skeletons={3}
        columns="three"
        hrefFor={({ _id }) => `#${_id}`}
        empty={
          <EmptyState
            title="Nothing here below $1"
            text="There are seven products without that limit."
            action={<Button onClick={() => setServer('answers')}>Take the limit away</Button>}
          />
        }
      />
      {products === undefined || products.length === 0 ? null : (
        <LoadMore
          count={Math.min(more, products.length)}
          total={products.length}
          hasMore={more < products.length}
          onLoadMore={async () => {
            await delay(700)
            setMore(more + 3)
          }}
        />
      )}
    </section>
  )
}

/** Loads data and keeps the earlier data until the new data is there. A data-fetching library does the same. */
function useProducts(server: Server) {
  const [answer, setAnswer] = useState<Answer>({ isLoading: true })
  const last = useRef(0)

  async function load(from: Server) {
    last.current += 1
    const mine = last.current
    setAnswer(({ products }) => ({ products, isLoading: true }))
    const [products, error] = await ask(from).then(
      (found) => [found] as const,
      (failure: unknown) => [undefined, failure] as const,
    )
    // Ignore a response to an earlier request.
    if (mine !== last.current) return
    setAnswer((before) => ({ products: products ?? before.products, error, isLoading: false }))
  }

  const asking = useRef(load)
  useEffect(() => {
    void asking.current(server)
  }, [server])
  return { ...answer, load }
}

/** Stands in for your server. */
async function ask(server: Server) {
  await delay(900)
  if (server === 'fails') throw new Error('no answer')
  return server === 'empty' ? [] : goods
}

function delay(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const names = ['Notebooks A5', 'Gel pens', 'Staplers', 'Packing tape', 'Kraft envelopes', 'Desk trays', 'Markers']

const goods: Product[] = names.map((name, index) => ({
  _id: `s-${index + 1}`,
  name,
  image: '',
  brand: 'Surma Paper',
  category: 'Office Supplies & Stationery',
  description: `${name}, by the carton.`,
  price: 1.2 + index * 0.45,
  rating: 4.5,
  mainQuantity: 2400,
  minQuantity: 100,
}))
