'use client'

import { useHost } from '../../lib/host.ts'

type Props = { name: string; uploading: string; value: number | undefined }

/** The progress of the upload. If it is unknown, the line moves. */
export function FileProgress({ name, uploading, value }: Props) {
  const { locale } = useHost()
  const label = `${uploading}: ${name}`
  if (value === undefined || Number.isNaN(value))
    return (
      <div className="flex items-center gap-x-3">
        <div
          role="progressbar"
          aria-label={label}
          className="arot-mirror h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-arot-brand-soft forced-colors:border"
        >
          <span className="block h-full w-1/3 animate-arot-sweep bg-arot-brand motion-reduce:w-full motion-reduce:animate-arot-pulse forced-colors:bg-[Highlight]" />
        </div>
        {/* With reduced motion, a full line would look like the end, so a text appears too. */}
        <span aria-hidden className="text-arot-12 text-arot-muted">
          {uploading}
        </span>
      </div>
    )
  const share = Math.min(1, Math.max(0, value))
  const formatted = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <div className="flex items-center gap-x-3">
      <progress aria-label={label} aria-valuetext={formatted} max={1} value={share} className={bar} />
      <span aria-hidden className="min-w-10 text-end text-arot-12 text-arot-muted tabular-nums">
        {formatted}
      </span>
    </div>
  )
}

/** The browser's own progress element, which needs no inline width. Each engine names its inner parts differently. */
const bar =
  'h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full border-0 bg-arot-brand-soft forced-colors:border forced-colors:border-solid [&::-moz-progress-bar]:bg-arot-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-arot-brand forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]'
