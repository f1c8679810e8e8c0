import { type FactTopic, factTopics } from '@foyer/contract/vocabulary'
import type { LanguagePack, UniversalKind } from '../language/index.ts'
import type { Claim } from './claim.ts'
import { plain } from './plain.ts'

/** A heading tells more than a word in a sentence, and the nearest one most. */
const headingWeight = 1.5
const titleWeight = 0.5

/** What a claim is about: the topic with the most cues, the more particular one where two have the same. */
export function topicOf({ text, headings }: Claim, { topics }: LanguagePack): FactTopic {
  const said = plain(text)
  const [title, nearest] = [plain(headings[0] ?? ''), plain(headings.at(-1) ?? '')]
  const cues = (topic: FactTopic) =>
    count(said, topics[topic]) +
    headingWeight * Math.min(count(nearest, topics[topic]), 1) +
    titleWeight * Math.min(count(title, topics[topic]), 1)
  let best: FactTopic = 'practical'
  let most = 0
  for (const topic of byParticularity) {
    const found = cues(topic)
    if (found > most) [best, most] = [topic, found]
  }
  return best
}

const byParticularity: readonly FactTopic[] = [
  'pricing',
  'track_record',
  ...factTopics.filter((topic) => topic !== 'pricing' && topic !== 'track_record'),
]

const count = (text: string, pattern: RegExp) => new Set(text.match(pattern)).size

/** Deeper down a page speaks of particulars. */
const deepest = 3
const longestUniversal = 200

/** Which of the things that every conversation needs the claim states, if any; the organization may go by its name. */
export function universalKind(
  { text, sentence, headings }: Claim,
  organization: RegExp | null,
  { universal, phrases }: LanguagePack,
): UniversalKind | null {
  if (text.length > longestUniversal) return null
  const said = asWe(sentence)
  if (headings.length <= 1 || phrases.aboutUs.test(plain(headings.at(-1)!)))
    for (const kind of ['identity', 'offer'] as const)
      if (universal[kind].test(said) && !said.includes(':')) return kind
  if (headings.length > deepest) return null
  const whole = asWe(text)
  return (
    (['place', 'hours', 'contact', 'languages'] as const).find((kind) => universal[kind].test(whole)) ?? null
  )

  function asWe(words: string): string {
    return plain(organization ? words.replaceAll(organization, phrases.we) : words)
  }
}
