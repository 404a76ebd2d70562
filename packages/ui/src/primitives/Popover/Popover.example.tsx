import { Button } from '@arot/ui/Button'
import { Checkbox } from '@arot/ui/Checkbox'
import { Popover } from '@arot/ui/Popover'

export function PopoverExample() {
  return (
    <Popover title="Columns" trigger={<Button variant="secondary">Columns</Button>}>
      <div className="grid gap-2">
        <Checkbox label="Rating" defaultChecked />
        <Checkbox label="Minimum order" defaultChecked />
        <Checkbox label="Lead time" />
      </div>
    </Popover>
  )
}
