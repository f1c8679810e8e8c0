import { type BannedPhrase, findBannedPhrases, type VoiceBans } from './banned_phrases.ts'

/** A text that an agent could say, and where it is kept. */
export interface LintText {
  /** `text`, or the stored field, such as `identity.greeting.en`. */
  where: string
  text: string
  resource?: { object: string; id: number }
}

type VoiceFinding = BannedPhrase & Omit<LintText, 'text'>

/** Whatever of these texts the voice would not say, in their order; no more than `limit`. */
export function lintTexts(texts: readonly LintText[], voice: VoiceBans, limit = 200): VoiceFinding[] {
  const findings: VoiceFinding[] = []
  for (const { where, text, resource } of texts) {
    if (findings.length >= limit) break
    for (const banned of findBannedPhrases(text, voice))
      findings.push({ ...banned, where, ...(resource && { resource }) })
  }
  return findings.slice(0, limit)
}
