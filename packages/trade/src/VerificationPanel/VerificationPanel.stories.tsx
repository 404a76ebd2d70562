import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { chooseFiles, halfway, photo } from '../../../ui/src/marketplace/PicturesField/PicturesField.fixtures.ts'
import { squarePhoto } from '../../../ui/src/primitives/Picture/photographs.fixtures.ts'
import { verification } from '../supplier.fixtures.ts'
import { VerificationPanel, type VerificationPanelProps } from './VerificationPanel.tsx'

type Request = VerificationPanelProps['onRequest']

const meta = preview.meta({
  component: VerificationPanel,
  title: 'Trade/Suppliers/VerificationPanel',
  args: { onRequest: fn<Request>(async () => undefined) },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
})

/** Shows the new state once the request is sent, as a page does. */
function Host(props: VerificationPanelProps) {
  const [current, setCurrent] = useState(props.verification)
  return <VerificationPanel {...props} verification={current} onRequest={async () => setCurrent(verification)} />
}

/** There is no request yet. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const licence = canvas.getByRole('textbox', { name: /^Licence number/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to be verified' }))
    await expect(licence).toHaveFocus()
    await expect(licence).toHaveAccessibleDescription(/^Licence number is required/)
    await userEvent.type(licence, ' TRAD/RAJ/018203 ')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Document/ }), 'https://padma.example/licence.pdf')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequest).toHaveBeenCalledWith({
      licence: 'TRAD/RAJ/018203',
      document: 'https://padma.example/licence.pdf',
    })
  },
})

export const Playground = meta.story({})

/** While a request waits, there is no form. */
export const Requested = meta.story({
  args: { verification },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent on Nov 20, 2026')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** The form disappears once the request is sent: the focus stays in the panel, and the new state is announced. */
export const Sent = meta.story({
  render: (args) => <Host {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/RAJ/018203')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Document/ }), 'https://padma.example/licence.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to be verified' }))
    await waitFor(() => expect(status).toHaveTextContent('Sent on Nov 20, 2026'))
    await expect(canvas.getByRole('region', { name: 'Verification' })).toHaveFocus()
  },
})

/** A verified supplier has asked for another name. */
export const Renamed = meta.story({
  args: { verification: { ...verification, name: 'Padma Fine Mills' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Name to check/)).toHaveTextContent('Name to check: Padma Fine Mills')
  },
})

export const Granted = meta.story({
  args: { verification: { ...verification, state: 'granted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified since Nov 20, 2026')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** A refusal shows the reason and the form. */
export const Refused = meta.story({
  args: { verification: { ...verification, state: 'refused', reason: 'The scan cannot be read.\nSend a larger one.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The scan cannot be read/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ask again' })).toBeVisible()
  },
})

export const Withdrawn = meta.story({
  args: { verification: { ...verification, state: 'withdrawn', reason: 'The licence has run out.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn on Nov 20, 2026')).toBeVisible()
  },
})

/** The server's error stands at its field. */
export const WrongAddress = meta.story({
  tags: ['behaviour'],
  args: {
    onRequest: fn<Request>(async () => ({ fields: { document: 'The document’s address must start with https://.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/1')
    const address = canvas.getByRole('textbox', { name: /^Document/ })
    await userEvent.type(address, 'ftp://padma.example{Enter}')
    await expect(await canvas.findByText('The document’s address must start with https://.')).toBeVisible()
    await expect(address).toHaveFocus()
  },
})

/** The document is an uploaded picture. */
export const DocumentUploaded = meta.story({
  args: { uploadPicture: async () => squarePhoto },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/1{Enter}')
    const document = canvas.getByRole('textbox', { name: /^Document/ })
    await expect(document).toHaveAccessibleDescription(/^Document is required/)
    await chooseFiles(canvas.getByLabelText<HTMLInputElement>('Document file'), photo('licence.jpg'))
    await waitFor(() => expect(document).toHaveValue(squarePhoto))
    await expect(document).not.toHaveAccessibleDescription(/^Document is required/)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to be verified' }))
    await expect(args.onRequest).toHaveBeenCalledWith({ licence: 'TRAD/1', document: squarePhoto })
  },
})

/** The form cannot be sent while the document is being uploaded. */
export const DocumentUploading = meta.story({
  args: { uploadPicture: halfway },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/1')
    await chooseFiles(canvas.getByLabelText<HTMLInputElement>('Document file'), photo('licence.jpg'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to be verified' }))
    await expect(canvas.getByText('Wait until the document is uploaded.')).toBeVisible()
    await expect(args.onRequest).not.toHaveBeenCalled()
  },
})

/** The server can refuse the saved logo, which has no field here. */
export const LogoRefused = meta.story({
  args: { onRequest: fn<Request>(async () => ({ fields: { logo: 'Upload the logo.' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/1')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Document/ }), 'https://padma.example{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Upload the logo.')
  },
})

export const WithUpload = meta.story({ args: { uploadPicture: halfway } })

export const Failed = meta.story({
  args: { onRequest: fn<Request>(() => Promise.reject<undefined>(new Error(''))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Licence number/ }), 'TRAD/1')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Document/ }), 'https://padma.example{Enter}')
    await expect(await canvas.findByText('It could not be sent.')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, WithUpload, Requested, Granted, Refused, Withdrawn }} />,
})
