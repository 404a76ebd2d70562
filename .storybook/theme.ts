import { create } from 'storybook/theming'

/** Storybook's own frame and documentation pages, in our type and green. It takes no CSS variables, hence the values. */
export const theme = create({
  base: 'light',
  brandTitle: 'Arot UI',
  brandUrl: './',
  colorPrimary: '#0f6848',
  colorSecondary: '#0f6848',
  fontBase: '"Inter Variable", ui-sans-serif, system-ui, sans-serif',
  appBg: '#f4f6f2',
  appContentBg: '#ffffff',
  appBorderColor: '#dfe3dd',
  appBorderRadius: 8,
  textColor: '#18211c',
  textMutedColor: '#56625b',
  barSelectedColor: '#0f6848',
})
