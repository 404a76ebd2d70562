import { courtTrainer, fieldToolbox, studioHeadphones } from '../products.fixtures.ts'
import type { Suggestions } from './suggestion.ts'

export const forTo: Suggestions = {
  products: [fieldToolbox, courtTrainer, studioHeadphones].map(({ _id, name, image, category }) => ({
    id: _id,
    name,
    image,
    category,
    href: `#/product/${_id}`,
  })),
  categories: [
    { id: 'category Industrial', name: 'Industrial Machinery & Tools', href: '#/category/Industrial' },
    { id: 'category Automotive', name: 'Automotive Parts & Accessories', href: '#/category/Automotive' },
  ],
  brands: [{ id: 'brand Jamuna', name: 'Jamuna Tools' }],
}

/** For "karna", which matches a supplier, so suppliers come first. */
export const forKarna: Suggestions = {
  suppliers: [
    {
      id: 'supplier s3',
      name: 'Karnaphuli Paper',
      note: 'Verified · Chattogram',
      href: '#/suppliers/s3',
    },
    { id: 'supplier s7', name: 'Karnafuli & Sons Steel Works', href: '#/suppliers/s7' },
  ],
  products: forTo.products?.slice(0, 2) ?? [],
}

export const sameNameSuggestions: Suggestions = {
  products: ['Lumitek · Demo Supplier · $19.81', 'Auralis · Meghna Digital Supply · $11.50'].map((note) => ({
    id: note,
    name: 'Fast-Charging USB-C Charger 45 W',
    note,
    href: '#/product/charger',
  })),
}

export const longSuggestions: Suggestions = {
  products: Array.from({ length: 20 }, (_, index) => ({
    id: `long-${index}`,
    name: `Professional closed-back studio monitoring headphones with a detachable coiled cable and replaceable velour ear cushions, edition ${index + 1}`,
    href: `#/product/long-${index}`,
  })),
}
