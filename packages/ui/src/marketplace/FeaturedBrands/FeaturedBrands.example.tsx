import { FeaturedBrands } from '@arot/ui/FeaturedBrands'

export function FeaturedBrandsExample() {
  return (
    <FeaturedBrands
      brands={['Meghna Ceramics', 'Padma Care', 'Sonali Audio', 'Surma Packaging']}
      hrefFor={(brand) => `#${encodeURIComponent(brand)}`}
    />
  )
}
