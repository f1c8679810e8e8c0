import type { ClaimWords } from './claim_words.ts'
export const german: ClaimWords = {
  without: String.raw`(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nichts|niemand|geschlossen|zu|ohne|außer|weder|ruhetag)(?!\p{L})`,
  monthEnd: 'monatsende|ende (?:des|dieses|nächsten|jedes) monats|ende \\p{L}+ (?:gültig|kündbar)',
  onTop: String.raw`(?<!\p{L})(?:mwst|mehrwertsteuer|umsatzsteuer|ust|steuern?|brutto|netto|zuschlag|aufschlag|aufpreis|trinkgeld|mehr|plus|teurer)(?!\p{L})`,
}
