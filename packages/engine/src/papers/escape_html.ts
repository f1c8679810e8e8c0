import { plainWords } from './plain_words.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
}

/** Somebody's words as HTML shows them letter by letter. */
export const escapeHtml = (text: string): string =>
  plainWords(text).replaceAll(/[&<>"'`=]/g, (sign) => entities[sign]!)
