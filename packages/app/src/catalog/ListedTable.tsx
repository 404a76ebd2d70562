import { buyInRow, ProductTable, type ProductTableProps } from '@arot/ui/ProductTable'

type ListedTableProps = Omit<ProductTableProps, 'buying'> & { onBuy?: Parameters<typeof buyInRow>[0] | undefined }

export function ListedTable({ onBuy, ...props }: ListedTableProps) {
  return <ProductTable {...props} buying={onBuy && buyInRow(onBuy)} />
}
