import { ConfigError, type variablesOf } from '@arot/serving/variables'
import addressparser from 'nodemailer/lib/addressparser'

type Variables = ReturnType<typeof variablesOf>

export type EmailLimits = {
  /** Emails an hour to one recipient. At most a third of them are of one sender, or of none. */
  perRecipient: number
  /** Emails an hour that one account may cause. */
  perSender: number
}

export const defaultEmailLimits: EmailLimits = { perRecipient: 30, perSender: 100 }

/** How emails are sent, and from whom. */
export function mailSettings(read: Variables, isProduction: boolean) {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const from = address(read, 'MAIL_FROM')
  const appUrl = read.url('APP_URL', ['http:', 'https:'])
  // The defaults are a sender that mail servers reject and a link that does not work.
  const missing = [!from && 'MAIL_FROM', !appUrl && 'APP_URL'].filter(Boolean)
  if (isProduction && smtpUrl && missing.length > 0) {
    throw new ConfigError(`SMTP_URL needs ${missing.join(' and ')} in production`)
  }
  return {
    /** The mail server. Without one, emails are files in the data folder. */
    smtpUrl,
    mailFrom: from ?? 'Arot <notices@arot.example>',
    mailReplyTo: address(read, 'MAIL_REPLY_TO'),
    /** Attempts before an email is given up. Twelve take about a day. */
    mailAttempts: read.integer('MAIL_ATTEMPTS', 12, 1, 100),
    /** Emails a second; 0 is no limit. */
    mailRate: read.integer('MAIL_RATE', 20, 0, 1000),
    /** Emails an hour to one recipient, and caused by one account. The rest goes into a digest. */
    emailLimits: {
      perRecipient: read.integer('MAIL_PER_RECIPIENT', defaultEmailLimits.perRecipient, 1, 1e6),
      perSender: read.integer('MAIL_PER_SENDER', defaultEmailLimits.perSender, 1, 1e6),
    },
    /** The address of the app, for links in emails. */
    appUrl: appUrl ?? 'http://localhost:3000',
  }
}

/** One address, with a name or without. */
function address(read: Variables, name: string) {
  const text = read.text(name)
  if (text === undefined) return undefined
  const [mailbox, ...others] = addressparser(text)
  const isAddress = /^[^\s@<>]+@[^\s@<>]+$/.test(mailbox?.address ?? '')
  if (isAddress && others.length === 0 && !/\p{Cc}/u.test(text)) return text
  throw new ConfigError(
    `${name} must be one address such as Arot <notices@market.example>, not ${JSON.stringify(text)}`,
  )
}
