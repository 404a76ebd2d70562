/** Schemes that mail programs turn into links without slashes. */
const schemes = /\b(mailto|tel|sms|callto|skype|whatsapp|data|javascript):(?=\S)/giu
const addressDot = /(?<=\S)([.。．｡])(?=[\p{L}\p{M}])/gu
const ipAddress = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/gu

/**
 * Inserts spaces where mail programs would make a link. Emails come from our address, so a member's link would look
 * like ours.
 */
export const withoutLinks = (text: string) =>
  text
    .replaceAll('://', ': //')
    .replace(schemes, '$1: ')
    .replace(addressDot, '$1 ')
    .replace(ipAddress, '$1. $2. $3. $4')
