'use client'

import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { firstToDo } from './firstToDo.ts'
import { descriptionLook, panelLook, titleLook } from './look.ts'
import type { PanelProps } from './panel.ts'

/** Where the dialog itself cannot be loaded, the browser's own: it keeps the focus in and gives it back too. */
export function PlainDialog({ isOpen, ...props }: PanelProps) {
  return isOpen ? <Shown {...props} /> : null
}

function Shown({
  onOpenChange,
  title,
  description,
  footer,
  size,
  labels,
  className,
  children,
  ...props
}: Omit<PanelProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    firstToDo(element)?.focus()
    return () => element.close()
  }, [])

  const close = () => onOpenChange(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is heard as `cancel`
    <dialog
      data-slot="dialog"
      {...(props as object)}
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={description == null ? undefined : `${id}description`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      className={cn(
        panelLook({ size }),
        'fixed m-auto mb-0 max-w-none font-arot-sans backdrop:bg-arot-scrim arot-sm:mb-auto',
        className,
      )}
    >
      <DialogFrame
        head={
          <>
            <h2 id={`${id}title`} className={titleLook}>
              {title}
            </h2>
            {description == null ? null : (
              <p id={`${id}description`} className={descriptionLook}>
                {description}
              </p>
            )}
          </>
        }
        close={<IconButton label={labels.close} icon={<X aria-hidden />} onClick={close} />}
        footer={footer}
      >
        {children}
      </DialogFrame>
    </dialog>
  )
}
