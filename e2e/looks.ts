import type { Page } from 'playwright-core'

/** How a page is looked at: light and dark, on a desk and on a telephone. */
export interface Look {
  name: string
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
}

const desk = { width: 1280, height: 800 }
const telephone = { width: 390, height: 844 }

/** Each differs from the one before it in one thing only: a page has less to do. */
export const looks: Look[] = [
  { name: 'light-1280', colorScheme: 'light', viewport: desk },
  { name: 'dark-1280', colorScheme: 'dark', viewport: desk },
  { name: 'dark-390', colorScheme: 'dark', viewport: telephone },
  { name: 'light-390', colorScheme: 'light', viewport: telephone },
]

/** The page stays as it is and is only seen otherwise, which is much quicker than loading it anew. */
export async function inEveryLook(page: Page, see: (look: Look) => Promise<void>) {
  for (const look of looks) {
    const { colorScheme, viewport } = look
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(isSettled, colorScheme)
    await see(look)
  }
}

/** The dashboard has heard of the other scheme, and no colour is on its way to another any more. */
function isSettled(colorScheme: string): boolean {
  const { mantineColorScheme = colorScheme } = document.documentElement.dataset
  return (
    mantineColorScheme === colorScheme &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  )
}
