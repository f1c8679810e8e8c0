import { capitalize } from '../../../knowledge/digest/plain.ts'
import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import { sentencesIn } from '../text/block_sentences.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import { findDurations } from '../text/read_duration.ts'
import { pricedLine, wholePrice, withoutDuration } from './priced_line.ts'
import type { ServiceCandidate } from './service_candidate.ts'
import { canBeName } from './service_name.ts'
import type { TopicSection } from './unpriced_candidates.ts'

const subject = new RegExp(
  String.raw`^(?:(?:${words.articles})\s+)?(?<name>[^,;:()]{3,60}?)\s+(?:${words.costs})\s+(?:you |sie |dich |only |just |nur |pauschal |einmalig |a flat |about |around |ca\.? |etwa |rund )*(?:ab |from |zwischen |between |von )?$`,
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
      .filter((block) => block.kind === 'paragraph' && /\d/.test(block.text))
      .flatMap(sentencesIn)
      .flatMap((sentence): StatedCandidate[] => {
        const plain = plainOf(sentence)
        const [, ...others] = findPrices(sentence, usual)
        const price = wholePrice(sentence, usual)
        if (
          !price ||
          (others.length > 0 && labelOf(sentence, usual) === undefined) ||
          words.otherMoney.test(plain) ||
          words.examples.test(plain)
        )
          return []
        const written = subjectOf(sentence, plain, price.start) ?? labelOf(sentence, usual)
        if (written === undefined || !canBeName(written)) return []
        const [duration] = findDurations(sentence)
        const isNew =
          !topic.isElsewhere &&
          (topic.isAnswer ? topic.isPrices : topic.isOffer || words.serviceNouns.test(plainOf(written)))
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

const mostWords = 5

/** "A first consultation" of "A first consultation of 60 minutes costs £120." */
function subjectOf(sentence: string, plain: string, before: number): string | undefined {
  const { name } = subject.exec(plain.slice(0, before).replace(/(?:ab|from)\s*$/u, ''))?.groups ?? {}
  if (name === undefined) return undefined
  const at = plain.indexOf(name)
  const written = withoutDuration(sentence.slice(at, at + name.length)).replace(
    / (?:von|of|à|mit|with|on its own|allein)$/u,
    '',
  )
  return wordsIn(written).length <= mostWords ? capitalize(written) : undefined
}

/** "Group lessons: £9 per session." */
function labelOf(sentence: string, usual?: string): string | undefined {
  if (!/^[^:]{3,40}:\s/u.test(sentence)) return undefined
  const line = pricedLine(sentence, usual)
  return line && wordsIn(line.name).length <= mostWords && sentence.startsWith(line.name)
    ? line.name
    : undefined
}
