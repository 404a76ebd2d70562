import { type Language, pathIn } from '@arot/app/languages'
import { asJson, type PageData } from '@arot/app/page-data'
import { productHref } from '@arot/app/routes'
import type { Config } from '@arot/app/settings'
import type { Product } from '@arot/contract'

/** What a search engine reads of the products on a page; nothing where there are none. */
export function structuredData(
  { answers }: PageData,
  origin: string,
  language: Language,
  { currency }: Config,
): string[] {
  const products = answers.flatMap(([[name], answer]) => productsIn(name, answer))
  if (products.length === 0) return []
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: itemOf(product, origin, language, currency),
    })),
  }
  return [`<script type="application/ld+json">${asJson(list)}</script>`]
}

function productsIn(name: unknown, answer: unknown): Product[] {
  if (name === 'hot-deals') return answer as Product[]
  return name === 'products' ? (answer as { products: Product[] }).products : []
}

function itemOf(product: Product, origin: string, language: Language, currency: string) {
  const { _id, name, image, description, brand, category, price, mainQuantity, minQuantity } = product
  return {
    '@type': 'Product',
    sku: _id,
    name,
    description,
    category,
    brand: { '@type': 'Brand', name: brand },
    ...(image && { image }),
    url: origin + pathIn(language, productHref(product)),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${mainQuantity < minQuantity ? 'OutOfStock' : 'InStock'}`,
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minQuantity },
    },
  }
}
