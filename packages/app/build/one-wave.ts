import type { Plugin } from 'vite'

/** Shown by Home and by every list: one file for all of them. */
const goods =
  /packages\/ui\/src\/(marketplace\/(CategoryGrid|HotDeals|ProductCard|ProductGrid|Section|category|product)|primitives\/(Badge|Picture|Price|Rating))\b/
/** Reached from everywhere through their package's index, and used only here and there. */
const scattered = /lucide-react\/dist\/esm\/icons\/|packages\/contract\/src\/rules/
const react = /node_modules\/(react|react-dom|scheduler)\//

/**
 * Few files, so that a slow network fetches them in one wave: React, which stays for many releases, what every page
 * begins with, what the lists show, and the page itself. The bundler alone would split off each part that two pages
 * share.
 */
export function oneWave(entry: string): Plugin {
  const first = new Set<string>()
  return {
    name: 'arot:one-wave',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: react, priority: 3 },
                    { name: 'app', test: (id: string) => first.has(id) && !scattered.test(id), priority: 2 },
                    { name: 'goods', test: goods, priority: 1 },
                    { name: 'shared', test: scattered, minShareCount: 3 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    buildEnd() {
      const reach = (id: string) => {
        if (first.has(id)) return
        first.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported)
      }
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) reach(id)
    },
  }
}
