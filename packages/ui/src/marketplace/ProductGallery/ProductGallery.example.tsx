import { ProductGallery } from '@arot/ui/ProductGallery'
import carton from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp'
import trainer from '@lobehub/fluent-emoji-3d/assets/1f45f.webp'
import boots from '@lobehub/fluent-emoji-3d/assets/1f97e.webp'

export function ProductGalleryExample() {
  return <ProductGallery images={[trainer, boots, carton]} name="Court Trainer" tint="sand" className="max-w-96" />
}
