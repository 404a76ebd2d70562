import { type Language, pathIn } from '@arot/app/languages'
import { asJson, type PageData } from '@arot/app/page-data'
import { productHref, supplierHref } from '@arot/app/routes'
import type { Config } from '@arot/app/settings'
import type { Product, Supplier } from '@arot/contract'

/** The structured data of a page's products and of its supplier. Empty if there are none. */
export function structuredData(
  { answers }: PageData,
  origin: string,
  language: Language,
  { currency }: Config,
): string[] {
  const suppliers = answers.flatMap(([[name], answer]) => (name === 'supplier' && answer ? [answer as Supplier] : []))
  const products = answers.flatMap(([[name], answer]) => productsIn(name, answer))
  const items: object[] = suppliers.map((supplier) => organisation(supplier, origin, language))
  if (products.length > 0) items.push(listOf(products.map((product) => itemOf(product, origin, language, currency))))
  return items.map((one) => `<script type="application/ld+json">${asJson(one)}</script>`)
}

function listOf(items: object[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  }
}

function organisation({ id, name, logo, place, about }: Supplier, origin: string, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin + pathIn(language, supplierHref({ id })),
    ...(logo && { logo }),
    ...(about && { description: about }),
    ...(place && { address: { '@type': 'PostalAddress', addressLocality: place } }),
  }
}

function productsIn(name: unknown, answer: unknown): Product[] {
  if (name === 'hot-deals') return answer as Product[]
  return name === 'products' ? (answer as { items: Product[] }).items : []
}

function itemOf(product: Product, origin: string, language: Language, currency: string) {
  const { image, images = image, reviewCount, minQuantity } = product
  return {
    '@type': 'Product',
    sku: product._id,
    name: product.name,
    description: product.description,
    category: product.category,
    brand: { '@type': 'Brand', name: product.brand },
    ...(image && { image: images }),
    url: origin + pathIn(language, productHref(product)),
    // Search engines accept only ratings by buyers, not a rating that the supplier entered.
    ...(reviewCount && { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount } }),
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${product.mainQuantity < minQuantity ? 'OutOfStock' : 'InStock'}`,
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minQuantity },
    },
  }
}
