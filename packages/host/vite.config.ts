import { fileURLToPath } from 'node:url'
import { languages } from '@arot/app/languages'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { uiFromSource } from '../../scripts/ui-source.ts'
import { brandInDevelopment } from './build/brand-in-development.ts'
import { inlineScripts } from './build/inline-scripts.ts'
import { languageNames } from './build/language-names.ts'
import { leanPackages } from './build/lean-packages.ts'
import { oneWave } from './build/one-wave.ts'
import { precompress } from './build/precompress.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const app = at('../app')

export default defineConfig({
  root: app,
  plugins: [
    uiFromSource(),
    leanPackages(app),
    react(),
    tailwindcss(),
    languageNames(app, languages.bn.name),
    brandInDevelopment(app, process.env.BRAND),
    inlineScripts(),
    oneWave('/src/shell/boot/start.tsx'),
    precompress(),
  ],
  // One `vite build` makes both: what browsers load, and what the host renders pages with.
  builder: {},
  build: {
    target: 'es2022',
    // What Tailwind itself needs: for older browsers each colour would stand there twice more.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    // The one stylesheet is in the document already: no page's code asks for it again.
    client: { build: { manifest: true, cssCodeSplit: false, outDir: at('dist/client') } },
    ssr: {
      build: {
        outDir: at('dist/server'),
        copyPublicDir: false,
        rolldownOptions: { input: ['src/shell/boot/render.tsx', 'src/shell/boot/brand.ts'] },
      },
      // Everything in one place, so that the host needs no packages beside it.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4000', rewrite: (path) => path.slice(4) } },
  },
})
