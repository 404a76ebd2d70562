import { ArotProvider } from '@arot/ui/ArotProvider'
import { Picture } from '@arot/ui/Picture'

/** Drawn here. Pass the addresses of your pictures. */
const carton =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>"
const warehouse =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 30'><path fill='skyblue' d='M0 0h40v30H0z'/><path fill='slategray' d='M4 14l16-9 16 9v16H4z'/><path fill='gainsboro' d='M13 18h14v12H13z'/></svg>"

const frame = 'aspect-[4/3] w-48 max-w-full rounded-arot-tile'

export function PictureExample() {
  return (
    <ArotProvider isCutout={(src) => src === carton}>
      <div className="flex flex-wrap gap-3">
        <Picture src={carton} alt="Carton of 24" tint="sand" className={frame} />
        <Picture src={warehouse} alt="The warehouse in Chattogram" className={frame} />
        <Picture alt="No picture of the pan yet" tint="sky" className={frame} />
      </div>
    </ArotProvider>
  )
}
