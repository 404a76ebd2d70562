import { defineMain } from '@storybook/react-vite/node'
import tailwindcss from '@tailwindcss/vite'
import { uiFromSource } from '../scripts/ui-source.ts'
import { otherNamesScript } from './other-names.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // axe must not look before React has drawn: the development build tells when it has.
    developmentModeForBuild: true,
    experimentalSearchDocsHeadings: true,
  },
  managerHead: (head) => `${head}${otherNamesScript()}`,
  typescript: { reactDocgen: 'react-docgen' },
  // A designer sees what a component looks like; who wants the tests or the composites chooses their tag in the sidebar.
  tags: { behaviour: { defaultFilterSelection: 'exclude' }, visual: { defaultFilterSelection: 'exclude' } },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), uiFromSource(), tailwindcss()],
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, '#storybook': import.meta.dirname },
    },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
})
