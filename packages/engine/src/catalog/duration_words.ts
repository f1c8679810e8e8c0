/** "3 weeks" for a German reader is "3 Wochen". An owner writes it once, in words; anything else stays as it is. */

const units = [
  { en: ['minute', 'minutes'], de: ['Minute', 'Minuten'] },
  { en: ['hour', 'hours'], de: ['Stunde', 'Stunden'] },
  { en: ['day', 'days'], de: ['Tag', 'Tage'] },
  { en: ['working day', 'working days'], de: ['Werktag', 'Werktage'] },
  { en: ['week', 'weeks'], de: ['Woche', 'Wochen'] },
  { en: ['month', 'months'], de: ['Monat', 'Monate'] },
  { en: ['year', 'years'], de: ['Jahr', 'Jahre'] },
] as const
const to = { en: 'to', de: 'bis' }
type Language = keyof typeof to

const duration = /^(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|bis)\s*(\d+(?:[.,]\d+)?))?\s+(\p{L}+(?: \p{L}+)?)$/iu

export function durationWords(text: string, language: string): string {
  const [, low, high, unit = ''] = duration.exec(text.trim()) ?? []
  const names = units.find(({ en, de }) =>
    [...en, ...de].some((name) => name.toLowerCase() === unit.toLowerCase()),
  )
  if (low === undefined || names === undefined || !isKnown(language)) return text
  const [one, many] = names[language]
  const amount = high === undefined ? low : `${low} ${to[language]} ${high}`
  return `${amount} ${amount === '1' ? one : many}`
}

const isKnown = (language: string): language is Language => Object.hasOwn(to, language)
