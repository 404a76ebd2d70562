import { heroSlides } from '@arot/ui/HeroCarousel'
import headphones from '@lobehub/fluent-emoji-3d/assets/1f3a7.webp'
import label from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp'
import laptop from '@lobehub/fluent-emoji-3d/assets/1f4bb.webp'
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp'
import toolbox from '@lobehub/fluent-emoji-3d/assets/1f9f0.webp'
import lotion from '@lobehub/fluent-emoji-3d/assets/1f9f4.webp'
import trainer from '@lobehub/fluent-emoji-3d/assets/1f45f.webp'
import lorry from '@lobehub/fluent-emoji-3d/assets/1f69a.webp'

const pictures = [
  [laptop, headphones, parcel],
  [lorry, parcel, label],
  [toolbox, trainer, lotion],
]

/** The library's three slides with our pictures. */
export const slides = heroSlides.map((slide, index) => ({ ...slide, pictures: pictures[index] }))
