import { capitalize } from '../../../knowledge/digest/plain.ts'
import { sentencesOf } from '../../../knowledge/sentences.ts'
import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import { statedDuration } from '../text/read_duration.ts'
import type { ServiceCandidate } from './service_candidate.ts'
import { canBeName } from './service_name.ts'
import type { TopicSection } from './unpriced_candidates.ts'

const subject = new RegExp(
  String.raw`^(?:(?:${words.articles})\s+)?(?<name>[^,;:()]{3,60}?)\s+(?:${words.costs})\s+(?:you |sie |dich |only |just |nur |about |around |ca\.? |etwa |rund )*(?:ab |from |zwischen |between |von )?$`,
  'u',
)

/** What a sentence states the price of, and whether it is a service even if nothing else says so. */
export interface StatedCandidate extends ServiceCandidate {
  isNew: boolean
}

/** "An initial consultation costs £190." anywhere: the price of what the sentence is about. */
export function candidatesInSentences(sections: readonly TopicSection[], usual?: string): StatedCandidate[] {
  return sections.flatMap(({ section, topic }) =>
    section.blocks
      .filter((block) => block.kind === 'paragraph')
      .flatMap(({ text }) => (/\d/.test(text) ? sentencesOf(text, null) : []))
      .flatMap((sentence): StatedCandidate[] => {
        const plain = plainOf(sentence)
        const [price, ...others] = findPrices(sentence, usual)
        if (!price || others.length > 0 || words.otherMoney.test(plain) || words.examples.test(plain))
          return []
        const { name } =
          subject.exec(plain.slice(0, price.start).replace(/(?:ab|from)\s*$/u, ''))?.groups ?? {}
        if (name === undefined || wordsIn(name).length > 5) return []
        const at = plain.indexOf(name)
        const written = capitalize(sentence.slice(at, at + name.length).trim())
        if (!canBeName(written)) return []
        const duration = statedDuration(sentence)
        const isNew = !topic.isElsewhere && (topic.isOffer || words.serviceNouns.test(plainOf(written)))
        return [
          {
            name: written,
            document: section.document.key,
            category: '',
            price,
            standing: 1,
            ...(duration && { duration }),
            deliverables: [],
            signals: [],
            passages: section.passages,
            isNew,
          },
        ]
      }),
  )
}
