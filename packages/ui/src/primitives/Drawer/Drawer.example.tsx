import { Button } from '@arot/ui/Button'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { Drawer } from '@arot/ui/Drawer'
import { useState } from 'react'

export function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Order A-2041
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title="Order A-2041" description="480 jute sacks">
        <DescriptionList
          columns={1}
          items={[
            { term: 'Supplier', description: 'Surma Packaging' },
            { term: 'Ships on', description: '1 December' },
          ]}
        />
      </Drawer>
    </>
  )
}
