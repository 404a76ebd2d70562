import { PasswordInput } from '@arot/ui/PasswordInput'
import { TextInput } from '@arot/ui/TextInput'
import { useLayoutEffect } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Draft } from './Draft.tsx'
import { keepDraft } from './drafts.ts'

/** How a form stores typed text until it is sent. */
const meta = preview.meta({
  tags: ['behaviour'],
  component: Draft,
  title: 'App/Drafts',
})

const name = ':/a-page'

/** On a busy machine the reader types before the form's effects run. That input must not overwrite the stored draft. */
export const TypedAtOnce = meta.story({
  args: {
    name,
    children: (
      <div className="grid gap-4">
        <TextInput label="Company" name="company" />
        <PasswordInput label="Password" name="password" />
      </div>
    ),
  },
  render: (args) => (
    <>
      <Draft {...args} />
      <QuickHand />
    </>
  ),
  beforeEach: () => keepDraft(name, { company: 'Example Ltd' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We restored your unsaved changes.')).toBeVisible()
    await expect(canvas.getByLabelText('Company')).toHaveValue('Example Ltd')
  },
})

/** The notice about a restored draft stands with its own form, even if another column is beside it. */
export const BesideAnother = meta.story({
  args: { name, children: <TextInput label="Company" name="company" /> },
  render: (args) => (
    <div className="grid grid-cols-2">
      <Draft {...args} />
      <p>Verification</p>
    </div>
  ),
  beforeEach: () => keepDraft(name, { company: 'Example Ltd' }),
  play: async ({ canvas }) => {
    const note = await canvas.findByText('We restored your unsaved changes.')
    await expect(canvas.getByLabelText('Company').getBoundingClientRect().left).toBe(note.getBoundingClientRect().left)
    await expect(canvas.getByText('Verification').getBoundingClientRect().top).toBe(note.getBoundingClientRect().top)
  },
})

/** Renders after the form, so that its layout effect runs when the form is in the document and before any effect. */
function QuickHand() {
  useLayoutEffect(() => {
    document.querySelector('[name=password]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}
