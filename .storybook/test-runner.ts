import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'

type Globals = { viewport?: { value?: string } }
type Context = {
  globals?: Globals
  storyGlobals?: Globals
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
}

const usual = { width: 1280, height: 800 }

/** Gives a story the viewport that its globals ask for, as Storybook's own frame would. */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    // The context carries the globals, though its type does not say so.
    const { globals, storyGlobals, parameters } = (await getStoryContext(page, story)) as unknown as Context
    const name = (storyGlobals?.viewport ?? globals?.viewport)?.value
    const styles = name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles
    const size = styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : usual
    await page.setViewportSize(size)
  },
}

export default config
