import { Car, CookingPot, Cpu, Factory, HeartPulse, type LucideIcon, Paperclip, Shirt, Tag } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { categories } from '../category.ts'

const icons: Record<(typeof categories)[number], LucideIcon> = {
  'Electronics & Gadgets': Cpu,
  'Home & Kitchen Appliances': CookingPot,
  'Fashion & Apparel': Shirt,
  'Industrial Machinery & Tools': Factory,
  'Health & Beauty': HeartPulse,
  'Automotive Parts & Accessories': Car,
  'Office Supplies & Stationery': Paperclip,
}

export type CategoryIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The name of the category. */
  category: string
}

/** The icon of a category, or a tag if the category is not in the list. Show the name beside it. */
export function CategoryIcon({ category, className, ...props }: CategoryIconProps) {
  const Icon = icons[category as keyof typeof icons] ?? Tag
  return (
    <span
      data-slot="category-icon"
      aria-hidden
      {...props}
      className={cn(
        'grid size-9 shrink-0 place-items-center rounded-arot-control bg-arot-brand-soft text-arot-brand-strong [&_svg]:size-4.5',
        fromCaller(className),
      )}
    >
      <Icon strokeWidth={1.75} />
    </span>
  )
}
