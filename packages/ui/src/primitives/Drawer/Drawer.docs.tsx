import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

type DrawerDemoProps = Omit<DrawerProps, 'isOpen' | 'onOpenChange'> & { opener: string }

/** A button that opens a drawer. */
export function DrawerDemo({ opener, ...props }: DrawerDemoProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {opener}
      </Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

export const order = (
  <DescriptionList
    columns={1}
    items={[
      { term: 'Goods', description: 'Canvas Trainers × 240' },
      { term: 'Carrier', description: 'Meghna Freight' },
      { term: 'Packed', description: null },
    ]}
  />
)
