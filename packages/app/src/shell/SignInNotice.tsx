import { ButtonLink } from '@arot/ui/Button'
import { Notice } from '@arot/ui/Notice'
import { useToast } from '@arot/ui/useToast'
import { useEffect } from 'react'
import { t } from '../platform/i18n/words.ts'
import { inWords } from '../platform/messages.ts'
import { paths } from '../routes.ts'
import { signedOut, signedOutElsewhere } from '../session/messages.ts'

/** On a page that stays open after its session ended. A toast says it too, because a sheet may cover the page. */
export function SignInNotice({ isElsewhere = false }: { isElsewhere?: boolean }) {
  const toast = useToast()
  const message = isElsewhere ? signedOutElsewhere : signedOut
  useEffect(() => toast(message), [toast, message])
  return (
    <div className="mb-4 grid justify-items-start gap-3">
      <Notice {...inWords(message)} className="w-full" />
      <ButtonLink href={paths.login} variant="secondary" size="sm">
        {t('Login')}
      </ButtonLink>
    </div>
  )
}
