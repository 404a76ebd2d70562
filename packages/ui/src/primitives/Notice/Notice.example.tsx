import { Notice } from '@arot/ui/Notice'

export function NoticeExample() {
  return <Notice title="The card was refused." text="Your bank asks you to call. Nothing was bought." />
}
