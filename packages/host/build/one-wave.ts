import type { Plugin } from 'vite'

/** Home and every list show these, so they share one file. */
const goods =
  /packages\/ui\/src\/(marketplace\/(ProductCard|ProductGrid|category|product|useCategoryName)|primitives\/(Badge|Picture|Price|Rating))\b/
/** Every list and every form needs these. The sections of a long form stay with the forms. */
const fields =
  /packages\/ui\/src\/(lib\/(direction|isComposing)\.ts|primitives\/(Field\/(?!FieldGroup|choice)|Notice\b|Select\b))/
/** Used by forms, and by the filters, which load after their list. */
const choices = /packages\/ui\/src\/primitives\/Field\/(FieldGroup|choice)/
/** Home, and the grid that it shares only with the categories' page. */
const home = /packages\/(app\/src\/catalog\/home\/(page|slides)|ui\/src\/marketplace\/CategoryGrid\/)/
/** Used by Home, and by pages that need nothing else of Home. */
const section = /packages\/ui\/src\/primitives\/Section\/|lucide-react\/dist\/esm\/icons\/chevron-(left|right)/
/**
 * Queries of suppliers' pages, and parts shared by the pages of one product, order or supplier. Alone, each part would
 * be a file.
 */
const sellers =
  /packages\/(app\/src\/suppliers\/queries|contract\/src\/(suppliers\/(calls|rules)|values\/public-names)\.ts)/
const details =
  /packages\/(contract\/src\/(values\/money|catalog\/prices|http\/own)\.ts|ui\/src\/(primitives\/(Breadcrumb|DescriptionList)|marketplace\/VerifiedMark)\/)/
/** Every list shows these. */
const listing = /packages\/app\/src\/(catalog\/listing\/|session\/(PagedEnd|usePaged)\.)/
/**
 * Shared by members' pages; no first page needs them. As files of their own, the code of every page would name each of
 * them.
 */
const shared =
  /packages\/app\/src\/(notifications\/useMarkAsRead|platform\/(action|placePriceBreakProblem|drafts|fieldProblems|i18n\/problems|saveAs|useWhileVisible)|session\/(memberLoader|memberQuery|useAction|useDraftName|queryProps))\.ts/
/** Reachable from everywhere through the package's index, but used in few places. */
const icons = /lucide-react\/dist\/esm\/icons\//
const scattered =
  /packages\/contract\/src\/(?!media\/rules|http\/call)\w+\/([\w-]+-)?(acts|calls|fields|kinds|list|money|own|prices|public-names|rules|states|stream)\.ts|node_modules\/eventsource-parser\//
/** The document's own script, and the modules that it shares with the app. */
const entry = /packages\/app\/src\/(main|platform\/tasks)\.ts$|vite\/preload-helper/
const react = /node_modules\/(react|react-dom|scheduler)\//

/**
 * Builds few files, so that a slow network fetches them in one wave: React, which stays for many releases, the app's
 * start, the lists' parts, and the page. The bundler's own split makes a file of each part that two pages share. That
 * is 8 kB more, and a page works 0.4 s later on a phone.
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
              // So that a page loads the endpoints that it calls, and no others.
              optimization: { inlineConst: true },
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
    /** Preloads the whole app from the document, because its script would load one file after the other. */
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
