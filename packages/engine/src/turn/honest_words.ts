import { primaryLanguage } from '../knowledge/search/terms.ts'
import type { OrganizationProfile } from './setting.ts'

/** In no form of address, so that it fits every voice. */
const sentences = new Map<string, (reach: string | null) => string>([
  [
    'en',
    (reach) =>
      `I'm not sure about that, and I'd rather not say anything wrong. ${reach === null ? 'The team can answer it' : `The team can answer it: ${reach}`}.`,
  ],
  [
    'de',
    (reach) =>
      `Da bin ich mir nicht sicher und möchte nichts Falsches sagen. ${reach === null ? 'Das Team weiß es genau' : `Das Team weiß es genau: ${reach}`}.`,
  ],
])

/** What stands in for an answer that never came. It promises nothing. */
export function honestSentence(
  language: string,
  { phone, email }: Pick<OrganizationProfile, 'phone' | 'email'>,
): string {
  const words = sentences.get(primaryLanguage(language)) ?? sentences.get('en')!
  return words(phone ?? email ?? null)
}
