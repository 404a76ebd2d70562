import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { FileDrop, type FileDropFile } from '../primitives/FileDrop/FileDrop.tsx'
import { TextInput } from '../primitives/TextInput/TextInput.tsx'
import { type FormAnswer, useForm } from './useForm.tsx'

type Fields = { constructor: string; toString: string; __proto__: string; papers: FileDropFile[] }
type Props = { onSubmit: (data: FormData) => FormAnswer<Fields> }

const meta = preview.meta({
  tags: ['behaviour'],
  component: Application,
  title: 'Patterns/useForm/Edges',
  args: { onSubmit: fn<Props['onSubmit']>() },
})

/** Two submits in the same task, by a script or a fast double Enter, send the form once. */
export const Default = meta.story({
  args: { onSubmit: fn<Props['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Application' })
    form.requestSubmit()
    form.requestSubmit()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

/** After a failure, the form can be submitted again. */
export const SentAgain = meta.story({
  play: async ({ canvas, args }) => {
    args.onSubmit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Application' })
    form.requestSubmit()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not send it.')
    form.requestSubmit()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

/** A field can have the name of a method that every object has. */
export const NamedAsAMethod = meta.story({
  args: {
    onSubmit: fn<Props['onSubmit']>(async () =>
      JSON.parse(
        '{ "fields": { "constructor": "This builder is not listed.", "__proto__": "This sample is not in stock." } }',
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const builder = canvas.getByRole('textbox', { name: 'Builder' })
    await expect(builder).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(builder).toHaveFocus())
    await expect(builder).toHaveAccessibleDescription('This builder is not listed.')
    await expect(canvas.getByRole('textbox', { name: 'Label on the parcel' })).toBeValid()
    const sample = canvas.getByRole('textbox', { name: 'Sample' })
    await expect(sample).toHaveAccessibleDescription('This sample is not in stock.')
    await userEvent.keyboard('Delta')
    await expect(builder).toBeValid()
    await expect(sample).toBeInvalid()
    await userEvent.type(sample, 'None')
    await expect(sample).toBeValid()
  },
})

/** The server rejects a file: the error stays at the field until the files change. */
export const RefusedFile = meta.story({
  args: {
    onSubmit: fn<Props['onSubmit']>(async () => ({ fields: { papers: 'This licence cannot be read.' } as never })),
  },
  play: async ({ canvas, userEvent }) => {
    const papers = canvas.getByLabelText<HTMLInputElement>('Papers')
    await userEvent.upload(papers, new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(papers).toHaveFocus())
    await expect(papers).toHaveAccessibleDescription('This licence cannot be read.')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /licence\.pdf/ }))
    await expect(papers).toBeValid()
    await expect(canvas.getByRole('status', { name: 'Files' })).toHaveTextContent('0')
  },
})

/** The server sends an error for each file: the field shows the first one. */
export const RefusedInAList = meta.story({
  args: {
    onSubmit: fn<Props['onSubmit']>(async () => ({
      fields: { papers: [undefined, 'This licence is out of date.'] } as never,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const papers = canvas.getByLabelText<HTMLInputElement>('Papers')
    await waitFor(() => expect(papers).toHaveFocus())
    await expect(papers).toHaveAccessibleDescription('This licence is out of date.')
  },
})

function Application({ onSubmit }: Props) {
  const [files, setFiles] = useState<readonly FileDropFile[]>([])
  const form = useForm<Fields>({ onSubmit, failure: { title: 'We could not send it.', text: 'Try again.' } })
  const papers = form.field('papers')
  return (
    <form {...form.props} aria-label="Application" className="grid max-w-md justify-items-start gap-4">
      <TextInput {...form.field('constructor')} label="Builder" />
      <TextInput {...form.field('toString')} label="Label on the parcel" />
      <TextInput {...form.field('__proto__')} label="Sample" />
      <FileDrop
        {...papers}
        label="Papers"
        files={files}
        onValueChange={(next) => {
          setFiles(next)
          papers.onValueChange()
        }}
      />
      <p role="status" aria-label="Files">
        {files.length}
      </p>
      {form.notice}
      <Button type="submit" isPending={form.isPending}>
        Send
      </Button>
    </form>
  )
}
