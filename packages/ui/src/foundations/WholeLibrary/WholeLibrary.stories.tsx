import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { specimens } from './specimens.fixtures.tsx'

const groups = ['primitives', 'marketplace', 'site', 'auth'] as const

const titles = { primitives: 'Primitives', marketplace: 'Marketplace', site: 'Site', auth: 'Auth' }

const meta = preview.meta({
  title: 'Foundations/Whole library',
  parameters: { layout: 'fullscreen' },
})

/** Every component once in light and once in dark. Whole pages and what opens over a page have stories of their own. */
export const Default = meta.story({
  name: 'Both themes',
  // Everything is here twice, landmarks too: their names cannot be unique.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div className="grid arot-lg:grid-cols-2">
      {['light', 'dark'].map((theme) => (
        <div key={theme} className={`${theme} min-w-0 bg-arot-canvas px-4 py-8 text-arot-ink arot-md:px-8`}>
          <div className="mx-auto grid max-w-4xl grid-cols-1 gap-12">
            {groups.map((group) => (
              <Group key={group} group={group} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-specimen]:not(:empty)')]
    const expected = groups.flatMap(specimens).map(({ name }) => name)
    await expect(drawn.map(({ dataset }) => dataset.specimen)).toEqual([...expected, ...expected])
  },
})

function Group({ group }: { group: (typeof groups)[number] }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="border-arot-line border-b pb-2 font-arot-display font-bold text-arot-24">{titles[group]}</h1>
      {specimens(group).map(({ name, Component }) => (
        <article key={name} className="grid min-w-0 grid-cols-1 gap-3">
          <h2 className="text-arot-13 text-arot-muted">{name}</h2>
          {/* What is fixed to the window stays inside its specimen: a transform makes it the frame. */}
          <div data-specimen={name} className="min-w-0 transform-gpu">
            <Component />
          </div>
        </article>
      ))}
    </div>
  )
}
