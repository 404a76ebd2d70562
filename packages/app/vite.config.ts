import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { uiFromSource } from '../../scripts/ui-source.ts'
import { inlineScripts } from './build/inline-scripts.ts'
import { leanPackages } from './build/lean-packages.ts'
import { oneWave } from './build/one-wave.ts'
import { precompress } from './build/precompress.ts'

const folder = (name: string) => fileURLToPath(new URL(`dist/${name}`, import.meta.url))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    uiFromSource(),
    leanPackages(),
    react(),
    tailwindcss(),
    inlineScripts(),
    oneWave('/src/start.tsx'),
    precompress(),
  ],
  // One `vite build` makes both: what browsers load, and what the app's server renders pages with.
  builder: {},
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    // The one stylesheet is in the document already: no page's code asks for it again.
    client: { build: { manifest: true, cssCodeSplit: false, outDir: folder('client') } },
    ssr: {
      build: { outDir: folder('server'), copyPublicDir: false, rolldownOptions: { input: 'src/render.tsx' } },
      // Everything in one place, so that the server needs no packages beside it.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4000', rewrite: (path) => path.slice(4) } },
  },
})
