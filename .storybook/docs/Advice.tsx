import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Specimen } from './Specimen.tsx'

type Side = { example: ReactNode; because: ReactNode }

/** The same need met well and badly, side by side, both alive. */
export function Advice({ good, bad }: { good: Side; bad: Side }) {
  return (
    <div className="my-6! grid gap-4 arot-md:grid-cols-2">
      <AdviceSide {...good} title="Do" icon={<Check aria-hidden className="size-4" />} look="text-arot-brand" />
      <AdviceSide {...bad} title="Don’t" icon={<X aria-hidden className="size-4" />} look="text-arot-signal-strong" />
    </div>
  )
}

type AdviceSideProps = Side & { title: string; icon: ReactNode; look: string }

function AdviceSide({ example, because, title, icon, look }: AdviceSideProps) {
  return (
    <figure className="m-0 grid min-w-0 content-start gap-2">
      <Specimen className="grid min-h-32 grid-cols-[minmax(0,1fr)] content-center">{example}</Specimen>
      <figcaption className="light text-arot-14 text-arot-ink">
        <span className={`mb-1 flex items-center gap-1 font-semibold ${look}`}>
          {icon}
          {title}
        </span>
        {because}
      </figcaption>
    </figure>
  )
}
