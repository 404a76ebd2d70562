import { addons, types } from 'storybook/manager-api'
import { OtherNames } from './OtherNames.tsx'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { showRoots: true } })
addons.add('arot/other-names', { type: types.TOOL, title: 'Other names', render: OtherNames })
