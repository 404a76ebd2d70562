import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderRequest, RenderResult } from '@arot/app/rendering'

type Render = (request: RenderRequest) => Promise<RenderResult>

/**
 * Loads the server's half of the build with the code of every page. The build would import that code when a page first
 * needs it, and by then the next release may have replaced the files.
 */
export async function loadRenderer(file: string): Promise<Render> {
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render }
  const assets = join(dirname(file), 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  await Promise.all(scripts.map((name) => import(pathToFileURL(join(assets, name)).href)))
  return render
}
