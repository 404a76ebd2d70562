/** A wide screen shows the facts beside the history. A small screen shows them below it; paper puts them side by side. */
export const pageGrid =
  'grid grid-cols-1 items-start gap-6 arot-lg:grid-cols-[minmax(0,1fr)_22rem] arot-lg:grid-rows-[auto_1fr] arot-lg:gap-x-10 print:grid-cols-1 print:gap-5'

export const asideGrid =
  'grid min-w-0 grid-cols-1 gap-6 arot-md:grid-cols-2 arot-lg:grid-cols-1 print:grid-cols-2 print:gap-5'

export const pageCard =
  'min-w-0 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-5 print:[break-inside:avoid] print:shadow-none'

export const pageHead =
  'grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 arot-md:grid-cols-[7.5rem_minmax(0,1fr)] arot-md:gap-5 print:grid-cols-[5rem_minmax(0,1fr)]'
