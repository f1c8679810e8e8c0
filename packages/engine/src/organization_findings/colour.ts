/** A colour as `#rrggbb`, from the ways in which style sheets write one. */
export function colourOf(written: string): string | undefined {
  const text = written.trim().toLowerCase()
  const [, hex] = /^#([0-9a-f]{3,8})$/.exec(text) ?? []
  if (hex) return fromHex(hex)
  const [, space, inside] = /^(rgb|hsl)a?\(([^()]{1,60})\)$/.exec(text) ?? []
  if (!space || !inside) return undefined
  const numbers = inside.split(/[\s,/]+/).filter((part) => part !== '')
  if (numbers.length < 3 || isFaint(numbers[3])) return undefined
  return space === 'rgb' ? fromRgb(numbers) : fromHsl(numbers)
}

function fromHex(hex: string): string | undefined {
  if (hex.length === 3 || hex.length === 4)
    return `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}`
  return hex.length === 6 || hex.length === 8 ? `#${hex.slice(0, 6)}` : undefined
}

/** What shines through is another colour on the page. */
const isFaint = (alpha: string | undefined) =>
  alpha !== undefined &&
  (alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number.parseFloat(alpha)) < 0.9

function fromRgb(parts: readonly string[]): string | undefined {
  const channels = parts.slice(0, 3).map((part) => {
    const value = Number.parseFloat(part)
    return Math.round(part.endsWith('%') ? value * 2.55 : value)
  })
  return hexOf(channels)
}

function fromHsl(parts: readonly string[]): string | undefined {
  const hue = Number.parseFloat(parts[0]!) * (parts[0]!.endsWith('turn') ? 360 : 1)
  const [saturation, lightness] = parts.slice(1, 3).map((part) => Number.parseFloat(part) / 100)
  const chroma = (saturation ?? 0) * Math.min(lightness ?? 0, 1 - (lightness ?? 0))
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    return Math.round(255 * ((lightness ?? 0) - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

const hexOf = (channels: readonly number[]) =>
  channels.every((value) => value >= 0 && value <= 255)
    ? `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    : undefined

/** White, black and grey are everybody's; so is what can hardly be told from them. */
export function isAccent(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [least, most] = [Math.min(...channels), Math.max(...channels)]
  const lightness = (least + most) / 510
  return most - least >= 40 && lightness >= 0.1 && lightness <= 0.9
}
