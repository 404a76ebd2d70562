import type { Plugin } from 'vite'

/** Shown by Home and by every list: one file for all of them. */
const goods =
  /packages\/ui\/src\/(marketplace\/(ProductCard|ProductGrid|category|product|useCategoryName)|primitives\/(Badge|Picture|Price|Rating))\b/
/** Around every list, and in every form; the sections of a long form stay with the forms. */
const fields =
  /packages\/ui\/src\/(lib\/(direction|isComposing)\.ts|primitives\/(Field\/(?!FormSection|FieldGroup|choice)|Notice\b|Select\b))/
/** In forms, and in the filters, which come after their list. */
const choices = /packages\/ui\/src\/primitives\/Field\/(FieldGroup|choice)/
/** Home, and the grid that it shares with its own page alone. */
const home = /packages\/(app\/src\/catalog\/home\/(page|slides)|ui\/src\/marketplace\/CategoryGrid\/)/
/** Of Home, too, but also of other pages, which need nothing else of it. */
const section = /packages\/ui\/src\/primitives\/Section\/|lucide-react\/dist\/esm\/icons\/chevron-(left|right)/
/** What suppliers' pages ask, and what pages of one product, order or supplier share: else a file for each part of it. */
const sellers =
  /packages\/(app\/src\/suppliers\/queries|contract\/src\/(suppliers\/(calls|rules)|values\/public-names)\.ts)/
const details =
  /packages\/(contract\/src\/(values\/money|catalog\/prices|http\/own)\.ts|ui\/src\/(primitives\/(Breadcrumb|DescriptionList)|marketplace\/VerifiedMark)\/)/
/** Shown by every list. */
const listing = /packages\/app\/src\/(catalog\/listing\/|session\/(PagedEnd|usePaged)\.)/
/** What members' pages share, and no first page needs: each file of its own would be named in the code of every page. */
const shared =
  /packages\/app\/src\/(notifications\/useMarkAsRead|platform\/(action|placePriceBreakProblem|drafts|fieldProblems|i18n\/problems|saveAs|useWhileVisible)|session\/(memberLoader|memberQuery|useAction|useDraftName|queryProps))\.ts/
/** Reached from everywhere through their package's index, and used only here and there. */
const icons = /lucide-react\/dist\/esm\/icons\//
const scattered =
  /packages\/contract\/src\/(?!media\/rules|http\/call)\w+\/([\w-]+-)?(acts|calls|fields|kinds|list|money|own|prices|public-names|rules|states|stream)\.ts|node_modules\/eventsource-parser\//
/** The document's own script, and what it shares with the app. */
const entry = /packages\/app\/src\/(main|platform\/tasks)\.ts$|vite\/preload-helper/
const react = /node_modules\/(react|react-dom|scheduler)\//

/**
 * Few files, so that a slow network fetches them in one wave: React, which stays for many releases, what every page
 * begins with, what the lists show, and the page itself. The bundler alone would split off each part that two pages
 * share: 8 kB more, and a page that works 0.4 s later on a phone.
 */
export function oneWave(app: string): Plugin {
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
                    { name: 'main', test: entry, priority: 4 },
                    { name: 'react', test: react, priority: 3 },
                    {
                      name: 'app',
                      test: (id: string) => first.has(id) && !icons.test(id) && !scattered.test(id),
                      priority: 2,
                    },
                    { name: 'goods', test: goods, priority: 1 },
                    { name: 'section', test: section, priority: 1 },
                    { name: 'home', test: home, priority: 0 },
                    { name: 'details', test: details, priority: 1 },
                    { name: 'sellers', test: sellers, priority: 0 },
                    { name: 'fields', test: fields, priority: 1 },
                    { name: 'choices', test: choices, priority: 1 },
                    { name: 'listing', test: listing },
                    { name: 'shared', test: shared },
                    { name: 'icons', test: icons, minShareCount: 3 },
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
      for (const id of this.getModuleIds()) if (id.endsWith(app)) reach(id)
    },
    /** The document asks for all of the app at once, though its own script asks for one after the other. */
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(app)))
        const files = start ? [...start.imports, start.fileName] : []
        return files
          .filter((file) => !html.includes(file))
          .map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } }))
      },
    },
  }
}
