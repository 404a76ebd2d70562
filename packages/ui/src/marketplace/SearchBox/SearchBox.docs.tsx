import { useState } from 'react'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

type Props = Omit<SearchBoxProps, 'value' | 'onValueChange' | 'onSubmit'> & { start?: string }

export function SearchHost({ start = '', ...props }: Props) {
  const [value, setValue] = useState(start)
  return <SearchBox {...props} value={value} onValueChange={setValue} onSubmit={() => undefined} />
}
