import { Button } from '@arot/ui/Button'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { Drawer } from '@arot/ui/Drawer'
import { Price } from '@arot/ui/Price'
import { useState } from 'react'

export function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Order 20418
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Order 20418"
        description="Delta Traders, ordered on 18 November"
        footer={<Button onClick={() => setIsOpen(false)}>Mark as packed</Button>}
      >
        <DescriptionList
          columns={1}
          items={[
            { term: 'Goods', description: 'Studio Over-ear Headphones × 120' },
            { term: 'Total', description: <Price amount={4620} size="sm" /> },
            { term: 'Ship to', description: 'Warehouse 3, Harbour Road' },
          ]}
        />
      </Drawer>
    </>
  )
}
