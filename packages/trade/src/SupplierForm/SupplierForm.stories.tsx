import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import {
  chooseFiles,
  halfway,
  photo,
  refusing,
} from '../../../ui/src/marketplace/PicturesField/PicturesField.fixtures.ts'
import { squarePhoto } from '../../../ui/src/primitives/Picture/photographs.fixtures.ts'
import { newcomer, padmaMills } from '../supplier.fixtures.ts'
import { SupplierForm, type SupplierFormProps } from './SupplierForm.tsx'

type Submit = SupplierFormProps['onSubmit']

const meta = preview.meta({
  component: SupplierForm,
  title: 'Trade/Suppliers/SupplierForm',
  args: { supplier: newcomer, onSubmit: fn<Submit>(async () => undefined) },
})

/** All fields are sent, including empty ones. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Place/ }), ' Sylhet ')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Smallest order value/ }), '1,250.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Surma Supply',
      logo: '',
      place: 'Sylhet',
      about: '',
      smallestOrderValue: 1250.5,
    })
  },
})

export const Playground = meta.story({})

/** A verified supplier can change the name. The form says that an operator checks it. */
export const Verified = meta.story({
  args: { supplier: padmaMills },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await expect(canvas.getByRole('group', { name: 'Who you are' })).toHaveAccessibleDescription(
      /^We check a new name, logo or place first/,
    )
    await expect(name).not.toHaveAccessibleDescription()
    await userEvent.clear(name)
    await userEvent.type(name, 'Padma Fine Mills{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Padma Fine Mills' }))
  },
})

/** An unreadable value is not sent, and its field has the focus. */
export const Unreadable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    const value = canvas.getByRole('textbox', { name: /^Smallest order value/ })
    await userEvent.clear(name)
    await userEvent.type(value, 'much')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(name).toHaveFocus()
    await expect(value).toHaveAccessibleDescription(/^“much” cannot be read as a number/)
    await userEvent.type(name, 'Surma')
    await expect(name).not.toHaveAccessibleDescription('Name is required')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The errors of the host's rules and of its server. */
export const Refused = meta.story({
  args: {
    validate: ({ logo }) => ({
      fields: logo.startsWith('http:') ? { logo: 'The logo’s address must start with https://.' } : {},
    }),
    onSubmit: fn<Submit>(async () => ({ fields: { place: 'Place may have at most 100 characters.' } })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const logo = canvas.getByRole('textbox', { name: /^Logo/ })
    await userEvent.type(logo, 'http://surma.example/logo.png')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(logo).toHaveAccessibleDescription(/^The logo’s address must start with https/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(logo)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Place may have at most 100 characters.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Place/ })).toHaveFocus()
  },
})

/** Uploading a picture removes the error, and its address is sent. */
export const LogoUploaded = meta.story({
  args: {
    supplier: { ...padmaMills, logo: 'https://padma.example/logo.png' },
    uploadPicture: async () => squarePhoto,
    onSubmit: fn<Submit>(async ({ logo }) => ({
      fields: logo.startsWith('https:') ? { logo: 'Upload the logo.' } : {},
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const logo = canvas.getByRole('textbox', { name: 'Logo' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(logo).toHaveAccessibleDescription(/^Upload the logo\./))
    await expect(logo).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }))
    await chooseFiles(canvas.getByLabelText<HTMLInputElement>('Logo file'), photo('logo.jpg'))
    await waitFor(() => expect(logo).toHaveValue(squarePhoto))
    await expect(logo).not.toHaveAccessibleDescription(/Upload the logo/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ logo: squarePhoto })))
  },
})

/** The form cannot be saved while the logo is being uploaded. */
export const LogoUploading = meta.story({
  args: { uploadPicture: halfway },
  play: async ({ canvas, userEvent, args }) => {
    await chooseFiles(canvas.getByLabelText<HTMLInputElement>('Logo file'), photo('logo.jpg'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Wait until the logo is uploaded.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A refused file shows the reason. */
export const LogoRefused = meta.story({
  args: { uploadPicture: refusing },
  play: async ({ canvas }) => {
    await chooseFiles(canvas.getByLabelText<HTMLInputElement>('Logo file'), photo('logo.jpg'))
    await expect(await canvas.findByText('This picture is damaged and cannot be read.')).toBeVisible()
  },
})

/** The logo is an uploaded picture with its address below, because an operator must see what buyers will see. */
export const WithLogo = meta.story({
  args: { supplier: { ...padmaMills, logo: squarePhoto }, uploadPicture: halfway },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Logo' })).toHaveAccessibleDescription(
      'Upload a file. Without a logo, your initials appear.',
    )
  },
})

/** The message of a thrown error is not shown, because it is for developers. */
export const Failed = meta.story({
  args: { onSubmit: fn<Submit>(() => Promise.reject<undefined>(new Error('The server is away.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('It could not be saved.')).toBeVisible()
    await expect(canvas.queryByText('The server is away.')).toBeNull()
  },
})

/** Pressing twice sends the form once. */
export const Pending = meta.story({
  args: { onSubmit: fn<Submit>(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, Verified, WithLogo }} />,
})
