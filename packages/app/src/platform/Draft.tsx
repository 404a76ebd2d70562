import { Button } from '@arot/ui/Button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { defaultValuesOf, fieldsOf, fill } from './formFields.ts'
import { t } from './i18n/words.ts'

export type DraftProps = {
  /** The draft's name; without one nothing is stored. */
  name?: string | undefined
  /** The data that the form was made from. */
  about?: unknown
  /** Called when the draft is discarded and the form starts again. */
  onDiscard?: () => void
  children: ReactNode
}

/** Stores what is typed into the form inside, until it is sent. A reload or a return to the page restores it. */
export function Draft({ name, about, onDiscard, children }: DraftProps) {
  const form = useRef<HTMLDivElement>(null)
  const first = useRef<Record<string, string>>({})
  /** The name of the draft that was restored last. Before that, input must not overwrite the stored draft. */
  const found = useRef<string>(undefined)
  const [isRestored, setIsRestored] = useState(false)
  const [discarded, setDiscarded] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a discarded form is another one
  useEffect(() => {
    if (!form.current) return
    first.current = defaultValuesOf(form.current)
    const draft = name === undefined ? null : readDraft(name)
    const typed = readChanges(form.current)
    found.current = name
    setIsRestored(draft !== null && fill(form.current, { ...draft.fields, ...typed }))
    if (Object.keys(typed).length > 0) keep()
  }, [name, discarded])

  function readChanges(element: HTMLElement) {
    const all = Object.entries(fieldsOf(element))
    return Object.fromEntries(all.filter(([field, value]) => value !== first.current[field]))
  }

  function keep() {
    if (form.current && name !== undefined && found.current === name) keepDraft(name, readChanges(form.current), about)
  }

  function discard() {
    if (name !== undefined) dropDraft(name)
    setDiscarded(discarded + 1)
    onDiscard?.()
  }

  return (
    <div className="min-w-0">
      {isRestored ? (
        <p role="status" className="mb-4 flex flex-wrap items-center gap-x-3 text-arot-14">
          {t('We restored your unsaved changes.')}
          <Button variant="link" size="sm" onClick={discard}>
            {t('Discard changes')}
          </Button>
        </p>
      ) : null}
      <div key={discarded} ref={form} className="contents" onInput={keep}>
        {children}
      </div>
    </div>
  )
}
