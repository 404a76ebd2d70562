import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-bengali/wght.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { DOCS_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { brandItems } from './brands.ts'
import { withArot, withBrand, withDensity, withDirection, withLanguage, withTheme } from './decorators.tsx'
import { ArotDocs } from './docs/ArotDocs.tsx'
import { loadFonts } from './fonts.ts'
import { followPageAround } from './globals.ts'
import { modes } from './modes.ts'
import { theme } from './theme.ts'
import './storybook.css'

followPageAround()

// Parts that load when they are wanted take more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  // For what has no page of its own: where one is attached to the stories, it stands in place of the automatic one.
  tags: ['autodocs'],
  decorators: [withArot, withTheme, withBrand, withDensity, withDirection, withLanguage],
  loaders: [loadFonts],
  // The addon for pseudo-states reads the style sheets when something was rendered: too late for a first story's play.
  beforeAll: () => addons.getChannel().emit(DOCS_RENDERED),
  initialGlobals: { theme: 'light', brand: 'arot', density: 'comfortable', direction: 'ltr', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: brandItems },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'bn', title: 'বাংলা' },
          { value: 'ar', title: 'العربية' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    // What passes is counted, and not described node by node: that took an eighth of the stories' time.
    a11y: { test: import.meta.env.PICTURES ? 'off' : 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    // All stories in all modes would be thousands of pictures: those that are photographed say so.
    chromatic: { modes, disableSnapshot: true },
    docs: { theme, container: ArotDocs },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    viewport: {
      options: {
        zoomed: { name: '1024 at 400 % (256)', styles: { width: '256px', height: '192px' } },
        phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide (1440)', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Install', '*'],
          'Patterns',
          'Recipes',
          ['Hosts', '*'],
          'Primitives',
          ['Actions', 'Fields', 'Data', 'Overlays', 'Feedback', 'Navigation'],
          'Marketplace',
          ['Finding products', 'Buying', 'Selling'],
          'Trade',
          ['Orders', 'Offers', 'Reviews', 'Suppliers', 'Notifications', 'Bulk editing'],
          'Site',
          'App',
          ['Pages', 'Flows'],
        ],
      },
    },
  },
})
