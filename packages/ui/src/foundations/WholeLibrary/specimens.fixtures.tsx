import type { ComponentType } from 'react'

type StoryModule = { Default?: { Component: ComponentType; composed: { args: object } } }

const modules = import.meta.glob<StoryModule>('../../{primitives,marketplace,site,auth}/*/*.stories.tsx', {
  eager: true,
})

/** Whole pages, with their own `main` and height. Their own stories show them. */
const pages = ['MainLayout', 'AuthLayout', 'AuthForm', 'PageSpinner', 'NotFoundPage']

/** Further stories of a component that is already included. */
const again = ['MenuOnDemand', 'DialogOnDemand', 'ProductTableRows']

/** Every component of a group, by its `Default` story. New components appear automatically. */
export function specimens(group: 'primitives' | 'marketplace' | 'site' | 'auth') {
  return Object.entries(modules)
    .filter(([path]) => path.includes(`/${group}/`))
    .flatMap(([path, { Default }]) =>
      Default ? [{ name: nameOf(path), Component: Default.Component, args: Default.composed.args }] : [],
    )
    .filter(({ name }) => ![...pages, ...again].includes(name))
}

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length)
}
