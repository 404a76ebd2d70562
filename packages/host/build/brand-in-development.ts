import { extname, join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { uiFromSource } from '../../../scripts/ui-source.ts'
import { type Brand, inBrand, type MakeBrand, readBrand } from '../src/brand.ts'

const kinds: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' }

/** Shows a custom brand's look, name and logo on the development server, as the host shows them. */
export function brandInDevelopment(app: string, file: string | undefined): Plugin {
  let brand: Brand | undefined
  return {
    name: 'arot:brand-in-development',
    apply: 'serve',
    async config() {
      if (!file) return
      const made = await runnerImport<{ makeBrand: MakeBrand }>(join(app, 'src/shell/boot/brand.ts'), {
        configFile: false,
        plugins: [uiFromSource()],
      })
      brand = readBrand(file, made.module.makeBrand)
      // A variable that sets the name or the logo overrides the brand.
      process.env.VITE_BRAND_NAME ||= brand.name
      if (brand.mark) process.env.VITE_BRAND_MARK ||= brand.mark
    },
    configureServer({ middlewares }) {
      const { mark, markFile } = brand ?? {}
      if (!mark || !markFile) return
      middlewares.use(mark, (_, response) => {
        response.setHeader('content-type', kinds[extname(mark)] ?? '')
        response.end(markFile)
      })
    },
    // Last, so that the brand's styles follow ours.
    transformIndexHtml: { order: 'post', handler: (html) => inBrand(html, brand) },
  }
}
