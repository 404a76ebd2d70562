import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { supplier } from '../../catalogue/supplier.fixtures.ts'
import { failed, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { OwnSupplierPage } from './page.tsx'

const meta = preview.meta({
  component: OwnSupplierPage,
  title: 'App/Pages/My supplier page',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: { isNone: false, onSave: async () => undefined, onRequest: async () => undefined },
})

const { verifiedSince: _, ...unverified } = supplier

export const Default = meta.story({ args: { supplier: loaded(unverified) } })

export const Verified = meta.story({
  args: {
    supplier: loaded({
      ...supplier,
      verification: {
        _id: 'v1',
        state: 'granted',
        licence: 'TRAD/RAJ/018203',
        document: 'https://padma.example/licence.pdf',
        at: new Date('2025-06-02T00:00:00Z'),
      },
    }),
  },
})

export const NothingSold = meta.story({ args: { supplier: failed, isNone: true } })

export const Loading = meta.story({ args: { supplier: loading } })

export const Failed = meta.story({ args: { supplier: failed } })
