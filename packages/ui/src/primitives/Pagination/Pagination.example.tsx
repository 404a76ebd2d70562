import { Pagination } from '@arot/ui/Pagination'

export function PaginationExample() {
  return <Pagination page={3} pageCount={12} hrefFor={(page) => `#page-${page}`} />
}
