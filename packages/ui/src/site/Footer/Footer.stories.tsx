import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { footer, languages } from '../site.fixtures.tsx'
import { CurrentYear as Year } from './CurrentYear.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  component: Footer,
  title: 'Site/Footer',
  args: footer,
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Categories', '/all-categories'],
      ['Login', '/auth/login'],
      ['Register', '/auth/register'],
    ])
    await expect(canvas.getByText(/Top brands, hot deals and quality products/)).toBeVisible()
    await expect(canvas.getByText(/Dhaka 1213, Bangladesh/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'info@arot.example' })).toHaveAttribute(
      'href',
      'mailto:info@arot.example',
    )
    await expect(canvas.getByRole('link', { name: '+880 2 5550 0123' })).toHaveAttribute('href', 'tel:+880255500123')
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Arot. All rights reserved.')
  },
})

export const Playground = meta.story()

export const SocialLinksOpenInNewTabs = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /opens in a new tab/ })
    await expect(links.map((link) => link.title)).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link.getAttribute('rel')).toContain('noopener')
    }
  },
})

/** Without a `year` the copyright follows the clock. */
export const CurrentYear = meta.story({
  tags: ['behaviour'],
  args: { year: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Arot`)
  },
})

let drawn: Root

/** The server rendered it in the previous year: the reader's clock corrects it without a hydration error. */
export const DrawnLastYear = meta.story({
  tags: ['behaviour'],
  render: () => <div data-slot="drawn-by-a-server" />,
  beforeEach: () => () => drawn.unmount(),
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('[data-slot="drawn-by-a-server"]')!
    page.innerHTML = '<time datetime="2025">2025</time>'
    drawn = hydrateRoot(page, <Year year={2026} />)
    await waitFor(() => expect(page.innerHTML).toBe('<time datetime="2026">2026</time>'))
  },
})

/** Each language has its name in that language, and the current one is marked. */
export const InTwoLanguages = meta.story({
  args: { languages },
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('navigation', { name: 'Language' }))
    await expect(choice.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    await expect(choice.getByRole('link', { name: 'বাংলা' })).toHaveAttribute('hreflang', 'bn')
  },
})

export const LongTexts = meta.story({
  args: {
    contact: {
      address:
        'Arot Marketplace Limited, Export and Wholesale Department\nLevel 14, Tower B, 128 Kazi Nazrul Islam Avenue\nKawran Bazar, Dhaka 1215, Bangladesh',
      email: 'international.wholesale.enquiries.and.quotations@arot-marketplace.example',
      phone: '+880 2 5550 0123 extension 4567',
    },
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer.scrollWidth).toBe(footer.clientWidth)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, InTwoLanguages, LongTexts }} />,
})
