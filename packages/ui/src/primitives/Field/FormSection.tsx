import type { ReactNode } from 'react'

type FormSectionProps = { title: string; children: ReactNode }

/** Fields that belong together, under a title, which stands beside them on a wide screen. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <div
      data-slot="form-section"
      className="grid min-w-0 gap-x-8 gap-y-4 border-arot-line border-t pt-5 first:border-t-0 first:pt-0 arot-lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 className="font-semibold text-arot-16 text-arot-ink">{title}</h2>
      <div className="grid min-w-0 gap-5 arot-md:grid-cols-2">{children}</div>
    </div>
  )
}
