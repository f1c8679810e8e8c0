import type { Page } from 'playwright-core'

/**
 * Fields whose edge is hard to see: less than 3:1 against what they lie on (WCAG 1.4.11). axe does not look at edges.
 * Those that cannot be used are exempt.
 */
export const faintEdges = (page: Page): Promise<string[]> => page.evaluate(findFaintEdges)

/** Runs in the page: it can use nothing from outside. */
function findFaintEdges(): string[] {
  const leastContrast = 3
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  /** Whatever notation it has, as the browser paints it. */
  const channels = (colour: string): number[] => {
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data]
  }
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
    const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const contrast = (one: number[], other: number[]) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const groundOf = (element: Element | null): number[] => {
    if (element === null) return [255, 255, 255, 255]
    const ground = channels(getComputedStyle(element).backgroundColor)
    return ground[3] === 255 ? ground : groundOf(element.parentElement)
  }
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap((field) => {
    const { borderTopWidth, borderTopColor, opacity } = getComputedStyle(field)
    const isSeen = field.checkVisibility() && opacity !== '0' && borderTopWidth !== '0px'
    if (!isSeen || field.matches(':disabled, :checked')) return []
    const found = contrast(channels(borderTopColor), groundOf(field.parentElement))
    const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.id
    return found < leastContrast ? [`the edge of ${name} has a contrast of ${found.toFixed(2)}`] : []
  })
}
