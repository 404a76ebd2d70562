import { Button } from '@arot/ui/Button'
import { FormDialog } from '@arot/ui/FormDialog'
import { TextArea } from '@arot/ui/TextArea'
import { useForm } from '@arot/ui/useForm'
import { useState } from 'react'

export function FormDialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm<{ question: string }>({
    validate: (data) => ({ fields: { question: data.get('question') === '' ? 'Write a question.' : undefined } }),
    onSubmit: (data) => send(data),
    onSuccess: () => setIsOpen(false),
    failure: { title: 'Your question was not sent.', text: 'It is all still here. Try again.' },
  })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask the supplier</Button>
      <FormDialog
        form={form}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Ask Sonali Audio"
        description="They answer within a working day."
        confirmLabel="Send the question"
      >
        <TextArea {...form.field('question')} label="Your question" required />
        {form.notice}
      </FormDialog>
    </>
  )
}

/** Stands in for your server. */
async function send(_: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 900))
}
