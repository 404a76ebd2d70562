import type { Digest, Email, NotificationEmail } from '../email-outbox.store.ts'
import { detailLines, quotationIn } from './detail-lines.ts'
import { termsIn } from './offer-lines.ts'
import { oneLine } from './one-line.ts'
import { withoutLinks } from './quotation.ts'
import { emailWords } from './templates.ts'

export type Sender = {
  from: string
  replyTo?: string | undefined
  appUrl: string
  currency: string
  /** The marketplace's name. */
  brandName: string
}

type Content = {
  subject: string
  lines: string[]
  /** A member's own text, separate from ours. */
  quotation?: { intro: string; text: string } | undefined
  address: string
}

/** An email as text and as plain HTML, without external content. */
export function compose(email: Email, sender: Sender) {
  const { id, recipient, language } = email
  const { from, replyTo, appUrl, brandName } = sender
  const words = emailWords[language]
  const content = 'digestSize' in email ? digestContent(email, sender) : notificationContent(email, sender)
  const { subject, lines, quotation, address } = content
  const notOurs = words.notOurs(brandName)
  const quoted = quotation ? [quotation.intro, `> ${quotation.text}`, notOurs] : []
  const blockquote = quotation
    ? [paragraph(quotation.intro), `<blockquote>${escapeHtml(quotation.text)}</blockquote>`, paragraph(notOurs)]
    : []
  const settings = settingsIn(appUrl, language)
  const links: [string, string][] = [
    [words.open(brandName), address],
    [words.settings, settings],
  ]
  return {
    from,
    ...(replyTo !== undefined && { replyTo }),
    to: { name: '', address: recipient },
    messageId: `<${id}@${new URL(appUrl).hostname}>`,
    subject,
    text: `${[...lines, ...quoted, ...links.map((link) => link.join(' '))].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${[
      ...lines.map(paragraph),
      ...blockquote,
      ...links.map(linkParagraph),
    ].join('')}</body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${settings}>` },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const settingsIn = (appUrl: string, language: Email['language']) => `${rootOf(appUrl, language)}/notifications/settings`

function digestContent({ digestSize, language }: Digest, { appUrl, brandName }: Sender): Content {
  const subject = emailWords[language].digest(digestSize, brandName)
  return { subject, lines: [subject], address: `${rootOf(appUrl, language)}/notifications` }
}

function notificationContent(email: NotificationEmail, { appUrl, currency }: Sender): Content {
  const { kind, subject, quantity, sender_name, note, language } = email
  const words = emailWords[language]
  const terms = termsIn(email, currency)
  const by = sender_name && withoutLinks(oneLine(sender_name))
  const name = withoutLinks(oneLine(subject.name))
  const sentence = words.kinds[kind]({ name, quantity, by, each: terms.each })
  const quotation = quotationIn(email)
  const reason = note && !kind.startsWith('order_') ? [words.reason(oneLine(note))] : []
  return {
    subject: sentence,
    lines: [sentence, ...(by ? [by] : []), ...reason, ...terms.lines, ...detailLines(email)],
    quotation: quotation === undefined ? undefined : { intro: words.wrote(by), text: quotation },
    address: addressOf(subject, rootOf(appUrl, language)),
  }
}

const rootOf = (appUrl: string, language: Email['language']) => (language === 'bn' ? `${appUrl}/bn` : appUrl)

function addressOf({ orderId, productId, supplierId, offerId }: NotificationEmail['subject'], root: string) {
  if (orderId) return `${root}/orders/${encodeURIComponent(orderId)}`
  if (offerId) return `${root}/offers/${encodeURIComponent(offerId)}`
  if (supplierId) return `${root}/suppliers/me`
  return productId ? `${root}/product/${encodeURIComponent(productId)}` : root
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const linkParagraph = ([words, address]: [string, string]) =>
  `<p>${escapeHtml(words)} <a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
