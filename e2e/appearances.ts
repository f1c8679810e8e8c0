import type { Page } from 'playwright-core'

/** How a page is looked at: light and dark, on a desk and on a telephone. */
export interface Appearance {
  name: string
  colorScheme: 'light' | 'dark'
  viewport: { width: number; height: number }
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Each differs from the one before it in one thing only: a page has less to do. */
export const appearances: Appearance[] = [
  { name: 'light-1280', colorScheme: 'light', viewport: desktop },
  { name: 'dark-1280', colorScheme: 'dark', viewport: desktop },
  { name: 'dark-390', colorScheme: 'dark', viewport: phone },
  { name: 'light-390', colorScheme: 'light', viewport: phone },
]

/** The page stays as it is and is only seen otherwise, which is much quicker than loading it anew. */
export async function forEachAppearance(page: Page, see: (appearance: Appearance) => Promise<void>) {
  for (const appearance of appearances) {
    const { colorScheme, viewport } = appearance
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(isSettled, colorScheme)
    await see(appearance)
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
