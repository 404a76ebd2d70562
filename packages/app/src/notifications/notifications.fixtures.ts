import type { Notice } from '@arot/contract'
import { someNotices } from '../../../ui/src/trade/notices.fixtures.ts'

export const notifications = someNotices as Notice[]
