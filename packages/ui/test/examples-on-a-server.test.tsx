import { basename } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Module = Record<string, ComponentType>

const files = Object.entries(
  import.meta.glob<Module>(['../src/**/*.example.tsx', '../../trade/src/**/*.example.tsx'], { eager: true }),
)
const examples = files.map(([path, module]) => ({ name: basename(path, '.example.tsx'), module }))

const said: unknown[] = []

beforeEach(() => {
  said.length = 0
  for (const way of ['error', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => said.push(words))
})

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(examples)('the example of $name renders without a window', ({ name, module }) => {
  expect(Object.keys(module)).toEqual([`${name}Example`])
  expect(renderToString(createElement(module[`${name}Example`] as ComponentType))).toMatch(/^<[a-z]/)
  expect(said).toEqual([])
})
