import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = preview.meta({
  component: Dialog,
  title: 'Primitives/Overlays/Dialog/Texts',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    size: 'sm' as const,
    title: 'A-title-without-a-single-place-to-break-and-much-longer-than-the-dialog-is-wide',
    description:
      'A description that goes on, because someone had more to say than a description should ever have to hold.',
    footer: (
      <>
        <Button variant="secondary">Bestellbestätigungsbenachrichtigungseinstellungen</Button>
        <Button>Send the question to all suppliers of headphones</Button>
      </>
    ),
  },
})

/** A label or a word that is wider than a small dialog wraps. Nothing is cut off. */
export const Default = meta.story({ play: expectWhole })

export const Playground = meta.story({ args: { title: 'Ask the supplier' } })

export const OnAPhone = meta.story({
  args: { title: 'abcdefghijklmnopqr'.repeat(20) },
  globals: { viewport: { value: 'phone' } },
  play: expectWhole,
})

/** Content that overflows at the start of the dialog could not be scrolled to. */
async function expectWhole() {
  const dialog = await screen.findByRole('dialog')
  const { left, right } = dialog.getBoundingClientRect()
  for (const part of [...screen.getAllByRole('button'), screen.getByRole('heading')]) {
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  }
}
