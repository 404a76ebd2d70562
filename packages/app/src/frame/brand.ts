import { paths } from '../addresses.ts'
import { config } from '../config.ts'

export const brand = { name: config.brandName, href: paths.home }
