import { RatingField } from '@arot/ui/RatingField'

export function RatingFieldExample() {
  return <RatingField label="Your rating" name="rating" defaultValue={4} />
}
