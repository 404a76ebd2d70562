import { Pagination } from '@arot/ui/Pagination'

export function PaginationExample() {
  return <Pagination page={5} pageCount={20} hrefFor={(page) => `#products-${page}`} />
}
