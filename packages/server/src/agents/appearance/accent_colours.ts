import type { Colours } from '@foyer/contract'

/** The colours that follow from an organization's own one, so that everything can be read in both themes. */

type Colour = readonly [red: number, green: number, blue: number]

/** What WCAG 2.2 (AA) asks of text. */
const readable = 4.5
/** In the dark a navy button would vanish into the panel: it is lightened as far as it can be told apart. */
const discernible = 2

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/** The panel and what the agent says, as in `packages/widget/src/styles/theme.css`. */
const themes = {
  light: { panel: parse('#ffffff'), surface: parse('#f4f2ee'), away: black },
  dark: { panel: parse('#1d1b18'), surface: parse('#2b2925'), away: white },
}
/** How much of the accent is in the background of a button that is pointed at or pressed. */
const tint = 0.16

export function coloursOf(accent: string): Colours {
  const colour = parse(accent)
  const seen = until(colour, white, (mixed) => contrast(mixed, themes.dark.panel) >= discernible)
  return { light: palette(colour, 'light'), dark: palette(seen, 'dark') }
}

function palette(accent: Colour, theme: keyof typeof themes) {
  const { panel, surface, away } = themes[theme]
  const grounds = [panel, surface, mix(panel, accent, tint)]
  const text = until(accent, away, (mixed) => grounds.every((ground) => contrast(mixed, ground) >= readable))
  // One of the two always can be read: the worst gray has 4.58 for both.
  const on = contrast(white, accent) >= readable ? white : black
  return { accent: format(accent), on_accent: format(on), accent_text: format(text) }
}

/** The colour with no more of another one than it needs. */
function until(from: Colour, to: Colour, isEnough: (mixed: Colour) => boolean): Colour {
  const steps = Array.from({ length: 50 }, (_, step) => mix(from, to, step / 50))
  return steps.find(isEnough) ?? to
}

const mix = (from: Colour, to: Colour, share: number) =>
  from.map((value, index) => Math.round(value + (to[index]! - value) * share)) as unknown as Colour

/** WCAG 2.2, contrast ratio: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function parse(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const format = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
