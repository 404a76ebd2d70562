/** Schemes that mail programs turn into links without slashes. */
const schemes = /\b(mailto|tel|sms|callto|skype|whatsapp|data|javascript):(?=\S)/giu
const addressDot = /(?<=\S)([.。．｡])(?=[\p{L}\p{M}])/gu
const ipAddress = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/gu

/**
 * Breaks up what mail programs would turn into a link, by a space. Emails come from our own address, so a link that a member
 * typed would look like ours.
 */
export const withoutLinks = (text: string) =>
  text
    .replaceAll('://', ': //')
    .replace(schemes, '$1: ')
    .replace(addressDot, '$1 ')
    .replace(ipAddress, '$1. $2. $3. $4')
