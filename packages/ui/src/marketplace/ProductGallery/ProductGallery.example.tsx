import { ProductGallery } from '@arot/ui/ProductGallery'

// Pass the addresses of your pictures.
const images = [
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='steelblue' d='M8 10h14v16H8z'/><path fill='none' stroke='steelblue' stroke-width='2' d='M22 13h4v8h-4'/></svg>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle fill='steelblue' cx='16' cy='16' r='10'/><circle fill='lightsteelblue' cx='16' cy='16' r='8'/></svg>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>",
]

export function ProductGalleryExample() {
  return <ProductGallery images={images} name="Ceramic mug" tint="sand" className="max-w-96" />
}
