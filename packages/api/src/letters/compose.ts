import type { Letter } from '../stores/letters.ts'
import { oneLine } from './one-line.ts'
import { saidIn } from './said.ts'
import { termsIn } from './terms.ts'
import { letterWords } from './words.ts'

export type Sender = { from: string; appUrl: string; currency: string }

/** A letter as text and as plain HTML, with nothing from elsewhere in it. */
export function compose(letter: Letter, { from, appUrl, currency }: Sender) {
  const { id, kind, subject, quantity, told_by, note, recipient, language } = letter
  const words = letterWords[language]
  const terms = termsIn(letter, currency)
  const sentence = oneLine(words.kinds[kind]({ name: subject.name, quantity, by: told_by, each: terms.each }))
  const by = [...(told_by ? [oneLine(told_by)] : []), ...(note ? [words.reason(oneLine(note))] : [])]
  const lines = [sentence, ...by, ...terms.lines, ...saidIn(letter)]
  const address = addressOf(subject, { appUrl, language })
  const paragraphs = [
    ...lines.map(escaped),
    `${escaped(words.open)} <a href="${escaped(address)}">${escaped(address)}</a>`,
  ]
  return {
    from,
    to: { name: '', address: recipient },
    messageId: `<${id}@${new URL(appUrl).hostname}>`,
    subject: sentence,
    text: `${[...lines, `${words.open} ${address}`, words.why].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${[...paragraphs, escaped(words.why)]
      .map((one) => `<p>${one}</p>`)
      .join('')}</body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function addressOf(
  { orderId, productId, supplierId, offerId }: Letter['subject'],
  { appUrl, language }: { appUrl: string; language: string },
) {
  const root = language === 'bn' ? `${appUrl}/bn` : appUrl
  if (orderId) return `${root}/orders/${encodeURIComponent(orderId)}`
  if (offerId) return `${root}/offers/${encodeURIComponent(offerId)}`
  if (supplierId) return `${root}/suppliers/me`
  return productId ? `${root}/product/${encodeURIComponent(productId)}` : root
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (told: string) => told.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
