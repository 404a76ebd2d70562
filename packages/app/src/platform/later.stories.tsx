import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { comesLater, Later } from './later.tsx'

/** How a page draws what its code at once does not hold: a menu, a dialog, the filters, a table. */
const meta = preview.meta({ component: Later, title: 'App/Late code' })

const Word = () => <p>It is here.</p>
const LateWord = comesLater(() => new Promise<typeof Word>((resolve) => setTimeout(resolve, 100, Word)))

/** The rest of the page is drawn again in the meantime. */
export const OnItsWay = meta.story({
  args: { children: <LateWord /> },
  render: ({ children }) => {
    const [isWaiting, setIsWaiting] = useState(false)
    useEffect(() => {
      const timer = setTimeout(setIsWaiting, 20, true)
      return () => clearTimeout(timer)
    }, [])
    return (
      <>
        <Later>{children}</Later>
        {isWaiting && <p>The rest of the page.</p>}
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is here.')).toBeVisible()
  },
})
