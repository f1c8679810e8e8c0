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

/**
 * The page stays as it is and is only seen otherwise, which is much quicker than loading it anew. It ends as it is seen
 * first, with nothing on the move: a click right after it must not land where a button stood on the telephone.
 */
export async function forEachAppearance(page: Page, see: (appearance: Appearance) => Promise<void>) {
  for (const appearance of appearances) {
    await appearAs(page, appearance)
    await see(appearance)
  }
  if (appearances[0] !== undefined) await appearAs(page, appearances[0])
}

async function appearAs(page: Page, { colorScheme, viewport }: Appearance) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(twoFrames)
  await page.waitForFunction(isSettled, colorScheme)
}

/** In the first a page hears of its new size, in the second it is drawn. */
async function twoFrames() {
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** The dashboard has heard of the other scheme, and nothing is on its way to another colour or place any more. */
function isSettled(colorScheme: string): boolean {
  const { mantineColorScheme = colorScheme } = document.documentElement.dataset
  return (
    mantineColorScheme === colorScheme &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  )
}
