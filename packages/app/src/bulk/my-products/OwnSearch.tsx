import { limits } from '@arot/contract'
import { SearchBox } from '@arot/ui/SearchBox'
import type { ListAddress } from '../../catalog/listing/useListAddress.ts'
import { t } from '../../platform/i18n/words.ts'
import { useTyped } from '../../platform/useTyped.ts'

/** Searches one's own products; it keeps the focus, so that the next words can follow. */
export function OwnSearch({ filter: { q = '' }, change }: Pick<ListAddress, 'filter' | 'change'>) {
  const [typed, setTyped] = useTyped(q)
  return (
    <SearchBox
      value={typed}
      onValueChange={setTyped}
      maxLength={limits.search}
      labels={{ search: t('Search my products'), placeholder: t('Name or SKU') }}
      onSubmit={(words) => change({ q: words })}
      onClear={() => {
        if (q !== '') change({ q: undefined })
      }}
      className="mb-4 max-w-100 print:hidden"
    />
  )
}
