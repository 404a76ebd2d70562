import {
  CircleCheck,
  CircleX,
  Ellipsis,
  Eye,
  EyeOff,
  ImageOff,
  Info,
  LayoutGrid,
  LogOut,
  Moon,
  PackageOpen,
  Pencil,
  RotateCw,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  Sun,
  Table2,
  Trash2,
  TriangleAlert,
  WifiOff,
  X,
} from 'lucide-react'

const meanings = {
  Cart: ShoppingCart,
  Search,
  Filters: SlidersHorizontal,
  Cards: LayoutGrid,
  Table: Table2,
  Update: Pencil,
  Remove: Trash2,
  'Try again': RotateCw,
  Close: X,
  More: Ellipsis,
  'Log out': LogOut,
  'Show password': Eye,
  'Hide password': EyeOff,
  Light: Sun,
  Dark: Moon,
  Success: CircleCheck,
  Warning: TriangleAlert,
  Error: CircleX,
  Information: Info,
  'Nothing here': PackageOpen,
  'No picture': ImageOff,
  Offline: WifiOff,
}

/** The meaning of each icon in the library. */
export function IconMeanings() {
  return (
    <ul className="light grid grid-cols-2 gap-3 font-arot-sans text-arot-ink arot-sm:grid-cols-3 arot-md:grid-cols-4">
      {Object.entries(meanings).map(([meaning, Icon]) => (
        <li
          key={meaning}
          className="flex items-center gap-3 rounded-arot-tile border border-arot-line bg-arot-surface p-4 text-arot-13"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-arot-muted" />
          {meaning}
        </li>
      ))}
    </ul>
  )
}
