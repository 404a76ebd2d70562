import { defineMain } from '@storybook/react-vite/node'
import tailwindcss from '@tailwindcss/vite'
import { uiFromSource } from '../scripts/ui-source.ts'

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
  },
  typescript: { reactDocgen: 'react-docgen' },
  tags: { visual: { defaultFilterSelection: 'exclude' } },
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
