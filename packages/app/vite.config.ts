import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { uiFromSource } from '../../scripts/ui-source.ts'
import { precompress } from './build/precompress.ts'
import { themeBeforePaint } from './build/theme-script.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [uiFromSource(), react(), tailwindcss(), themeBeforePaint(), precompress()],
  build: {
    manifest: true,
    target: 'es2022',
    outDir: fileURLToPath(new URL('dist', import.meta.url)),
    emptyOutDir: true,
  },
  server: {
    proxy: { '/api': { target: process.env.AROT_API ?? 'http://127.0.0.1:4000', rewrite: (path) => path.slice(4) } },
  },
})
