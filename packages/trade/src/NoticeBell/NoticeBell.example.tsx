import { NoticeBell } from '@arot/trade/NoticeBell'

export function NoticeBellExample() {
  return (
    <div className="flex gap-2">
      <NoticeBell href="#notices" unread={2} />
      <NoticeBell href="#no-notices" />
    </div>
  )
}
