/** How a language shows the way somebody writes, and how that is said in a voice profile. */
export interface VoiceWords {
  /** Forms in which readers are addressed, the pattern of each, and what it makes of the profile. */
  addresses: readonly { pattern: RegExp; formality: string }[]
  /** Where a language has one form only, the short forms of its verbs tell. */
  contractions?: { short: RegExp; long: RegExp; informal: (example: string) => string; formal: string }
  /** Greetings that not everybody uses, sign-offs and turns of phrase to look for, in the words in which they are said. */
  greetings: readonly string[]
  signOffs: readonly string[]
  phrases: readonly string[]
  /** How the organization speaks of itself. */
  we: RegExp
  me: RegExp
  rules: {
    short: (words: number) => string
    long: (words: number) => string
    noExclamations: string
    exclamations: string
    noEmoji: string
    emoji: (examples: string) => string
    we: string
    me: string
    greeting: (words: string) => string
  }
  signOff: (words: string) => string
  name: (organization: string) => string
}
