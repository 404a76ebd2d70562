import type { Notification } from '@arot/contract'
import { someNotifications } from '../../../trade/src/notifications.fixtures.ts'

export const notifications = someNotifications as Notification[]
