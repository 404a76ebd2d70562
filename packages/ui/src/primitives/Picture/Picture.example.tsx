import { Picture } from '@arot/ui/Picture'

export function PictureExample() {
  return (
    <div className="flex gap-3">
      <Picture alt="Nothing to see yet" className="size-24 rounded-lg" />
      <Picture alt="" tint="sand" className="size-24 rounded-lg" />
    </div>
  )
}
