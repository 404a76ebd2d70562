import { FeaturedBrands } from '@arot/trade/FeaturedBrands'

const brands = [
  'Sonali Audio',
  'Padma Care',
  'Jamuna Tools',
  'Rupsha Textiles',
  'Gomti Electric',
  'Teesta Paper',
  'Surma Motors',
  'Meghna Footwear',
]

export function FeaturedBrandsExample() {
  return <FeaturedBrands brands={brands} most={6} hrefFor={(brand) => `#brand-${encodeURIComponent(brand)}`} />
}
