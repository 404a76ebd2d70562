import { categories } from '../category.ts'
import type { Facets } from './filter.ts'

export const facets: Facets = {
  categories: categories.map((value, index) => ({ value, count: [128, 96, 240, 31, 77, 54, 1208][index] })),
  brands: [
    'Sonali Audio',
    'Meghna Footwear',
    'Padma Care',
    'Jamuna Tools',
    'Karnaphuli Home',
    'Surma Motors',
    'Teesta Paper',
    'Rupsha Textiles',
    'Gomti Electric',
    'Halda Fisheries Supply',
    'Bangshi Plastics',
    'Dhaleshwari Ceramics',
  ].map((value, index) => ({ value, count: 400 - index * 31 })),
  ratings: [
    { value: 4.5, count: 214 },
    { value: 4, count: 903 },
    { value: 3, count: 1622 },
  ],
}

export const longFacets: Facets = {
  brands: [
    { value: 'Sonali Audio Engineering and International Export Company Limited', count: 1234567 },
    { value: 'Abrandthatnevereverusesanyspacesorhyphensinitsownlegalname', count: 0 },
  ],
}
