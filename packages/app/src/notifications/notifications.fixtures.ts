import type { Notice } from '@arot/contract'
import { someNotices } from '../../../trade/src/notices.fixtures.ts'

export const notifications = someNotices as Notice[]
