import { fromData } from './as_data.ts'

/** The place in a message that a model quotes, as it is written there; null when it is not there. */
export function quotedFrom(message: string, quote: string): string | null {
  const wanted = fromData(quote).trim()
  if (wanted === '') return null
  if (message.includes(wanted)) return wanted
  const pattern = wanted
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(/["“”„]/g, '["“”„]')
    .replaceAll(/['’‘]/g, "['’‘]")
  return new RegExp(pattern, 'iu').exec(message)?.[0] ?? null
}
