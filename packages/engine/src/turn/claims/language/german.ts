import type { ClaimWords } from './claim_words.ts'
export const german: ClaimWords = {
  without: String.raw`(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nichts|niemand|geschlossen|zu|ohne|außer|weder|ruhetag)(?!\p{L})`,
}
