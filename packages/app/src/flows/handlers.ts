// The specification's twelve calls over a catalogue in memory, for stories that walk through several pages.
import { categories, type Product } from '@arot/contract'
import { HttpResponse, http } from 'msw'

export const apiHost = 'https://api.example'

type Item = { _id: string; productId: string; quantity: number; userEmail: string }

/** `catalogue`: the products of others. New products belong to `email`. */
export function marketHandlers(catalogue: Product[], email: () => string) {
  const products = new Map(catalogue.map((product) => [product._id, { ...product, owner: '' }]))
  const cart = new Map<string, Item>()
  let lastId = 0

  const all = () => [...products.values()]
  const insert = <Document extends object>(into: Map<string, Document & { _id: string }>, document: Document) => {
    const insertedId = `new-${++lastId}`
    into.set(insertedId, { ...document, _id: insertedId })
    return HttpResponse.json({ insertedId })
  }
  const edit = (id: unknown, change: (product: Product) => Partial<Product>) => {
    const product = products.get(String(id))
    if (!product) return new HttpResponse(null, { status: 404 })
    products.set(product._id, { ...product, ...change(product) })
    return HttpResponse.json({ modifiedCount: 1 })
  }

  return [
    http.get(`${apiHost}/categories`, () => HttpResponse.json(categories)),
    http.get(`${apiHost}/products`, () => HttpResponse.json(all())),
    http.get(`${apiHost}/products/category/:name`, ({ params }) =>
      HttpResponse.json(all().filter(({ category }) => category === params.name)),
    ),
    http.get(`${apiHost}/products/user/:email`, ({ params }) =>
      HttpResponse.json(all().filter(({ owner }) => owner === params.email)),
    ),
    http.get(`${apiHost}/products/:id`, ({ params }) => HttpResponse.json(products.get(String(params.id)))),
    http.post<never, Product>(`${apiHost}/products`, async ({ request }) =>
      insert(products, { ...(await request.json()), owner: email() }),
    ),
    http.patch<{ id: string }, Partial<Product>>(`${apiHost}/products/:id`, async ({ params, request }) => {
      const change = await request.json()
      return edit(params.id, () => change)
    }),
    http.patch<{ id: string }, { $inc: { mainQuantity: number } }>(
      `${apiHost}/products/:id/quantity`,
      async ({ params, request }) => {
        const { $inc } = await request.json()
        return edit(params.id, ({ mainQuantity }) => ({ mainQuantity: mainQuantity + $inc.mainQuantity }))
      },
    ),
    http.get(`${apiHost}/cart/:email`, ({ params }) =>
      HttpResponse.json([...cart.values()].filter(({ userEmail }) => userEmail === params.email)),
    ),
    http.post<never, Item>(`${apiHost}/cart`, async ({ request }) => insert(cart, await request.json())),
    http.delete<{ id: string }>(`${apiHost}/cart/:id`, ({ params }) =>
      HttpResponse.json({ deletedCount: cart.delete(params.id) ? 1 : 0 }),
    ),
    http.post(`${apiHost}/users`, () => new HttpResponse(null, { status: 201 })),
  ]
}
