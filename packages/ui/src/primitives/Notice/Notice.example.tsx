import { Button } from '@arot/ui/Button'
import { Notice } from '@arot/ui/Notice'
import { TextInput } from '@arot/ui/TextInput'
import { useState } from 'react'

export function NoticeExample() {
  const [isRefused, setIsRefused] = useState(true)
  return (
    <form
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsRefused(true)
      }}
    >
      {isRefused ? (
        <Notice title="This voucher has ended." text="It was good until 31 October. Your order is as it was." />
      ) : null}
      <TextInput label="Voucher" name="voucher" defaultValue="HARVEST" onChange={() => setIsRefused(false)} />
      <Button type="submit">Use the voucher</Button>
    </form>
  )
}
