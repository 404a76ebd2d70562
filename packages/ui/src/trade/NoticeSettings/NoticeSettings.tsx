'use client'

import { type ComponentProps, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { type NoticeKind, noticeKinds } from '../notice.ts'
import { english, type NoticeSettingsLabels } from './labels.ts'

export type { NoticeSettingsLabels }

export type NoticeSettingsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** Which kinds come by e-mail; one that is not named is not shown. */
  value: Partial<Record<NoticeKind, boolean>>
  /** Saves one of them: its switch shows that, and goes back where it fails. */
  onValueChange: (kind: NoticeKind, isOn: boolean) => Promise<void> | void
  labels?: Partial<NoticeSettingsLabels> | undefined
}

/** Which notices come by e-mail too: a switch each, kept as it is pressed. */
export function NoticeSettings({ value, onValueChange, labels, className, ...props }: NoticeSettingsProps) {
  const words = useWords('NoticeSettings', english, labels)
  const [failed, setFailed] = useState<NoticeKind | null>(null)
  const shown = noticeKinds.filter((kind) => value[kind] !== undefined)

  async function change(kind: NoticeKind, isOn: boolean) {
    setFailed(null)
    try {
      await onValueChange(kind, isOn)
    } catch (error) {
      setFailed(kind)
      throw error
    }
  }

  return (
    <fieldset data-slot="notice-settings" {...props} className={cn('grid gap-4 border-0 p-0', fromCaller(className))}>
      <legend className="mb-4 p-0 font-semibold text-arot-16 text-arot-ink">{words.title}</legend>
      {shown.map((kind) => (
        <Switch
          key={kind}
          label={words.kinds[kind]}
          checked={value[kind] ?? false}
          error={failed === kind ? words.failure : undefined}
          onValueChange={(isOn) => change(kind, isOn)}
        />
      ))}
    </fieldset>
  )
}
