'use client'

import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Switch } from '@arot/ui/Switch'
import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { type NotificationKind, notificationKinds } from '../notification.ts'
import { english, type NotificationSettingsLabels } from './labels.ts'
import { type NotificationRole, roleOfKind } from './roles.ts'

export type { NotificationSettingsLabels }

export type NotificationSettingsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** Which kinds the reader gets by email. A kind that is missing here has no row. */
  value: Partial<Record<NotificationKind, boolean>>
  /** Saves one kind. The switch is pending until the promise settles and goes back if it rejects. */
  onValueChange: (kind: NotificationKind, isOn: boolean) => Promise<void> | void
  /** Whether the reader sells. Only then the rows of suppliers are shown. @default true */
  isSupplier?: boolean | undefined
  labels?: Partial<NotificationSettingsLabels> | undefined
}

const roles: readonly NotificationRole[] = ['buyer', 'either', 'supplier']

/** Lets the reader choose which notifications they also get by email. It saves each change at once. */
export function NotificationSettings({
  value,
  onValueChange,
  isSupplier = true,
  labels,
  className,
  ...props
}: NotificationSettingsProps) {
  const words = useWords('NotificationSettings', english, labels)
  const [failed, setFailed] = useState<NotificationKind | null>(null)
  const visibleKinds = notificationKinds.filter((kind) => value[kind] !== undefined)
  /** A reader who never sells only makes offers as a buyer. */
  const roleOf = (kind: NotificationKind) => (!isSupplier && roleOfKind[kind] === 'either' ? 'buyer' : roleOfKind[kind])

  async function change(kind: NotificationKind, isOn: boolean) {
    setFailed(null)
    try {
      await onValueChange(kind, isOn)
    } catch (error) {
      setFailed(kind)
      throw error
    }
  }

  return (
    <fieldset
      data-slot="notification-settings"
      {...props}
      className={cn('m-0 min-w-0 border-0 p-0 text-arot-14', fromCaller(className))}
    >
      <legend className="mb-2 p-0 font-semibold text-arot-16 text-arot-ink">{words.title}</legend>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-arot-line border-b text-arot-12 text-arot-muted">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {words.columns.kind}
            </th>
            <th scope="col" className="w-20 px-2 py-2 text-center font-medium">
              {words.columns.app}
            </th>
            <th scope="col" className="w-20 py-2 ps-2 text-center font-medium">
              {words.columns.email}
            </th>
          </tr>
        </thead>
        {roles.map((role) => {
          const kinds = visibleKinds.filter((kind) => roleOf(kind) === role)
          return kinds.length === 0 || (role === 'supplier' && !isSupplier) ? null : (
            <tbody key={role} data-slot="notification-role" data-role={role}>
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-5 pb-1 text-start font-semibold text-arot-ink">
                  {words.roles[role]}
                </th>
              </tr>
              {kinds.map((kind) => (
                <tr key={kind} className="border-arot-line border-t">
                  <th scope="row" className="wrap-anywhere h-11 py-1 pe-3 text-start font-normal text-arot-ink">
                    {words.kinds[kind]}
                  </th>
                  <td className="px-2 text-arot-muted">
                    <Check aria-hidden className="mx-auto size-4" />
                    <span className="sr-only">{words.always}</span>
                  </td>
                  <td className="ps-2">
                    <Switch
                      label={words.kinds[kind]}
                      isLabelHidden
                      checked={value[kind] ?? false}
                      error={failed === kind && <span role="alert">{words.failure}</span>}
                      onValueChange={(isOn) => change(kind, isOn)}
                      className="justify-items-center text-center"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          )
        })}
      </table>
    </fieldset>
  )
}
