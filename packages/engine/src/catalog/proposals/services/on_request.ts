import { words } from '../language/index.ts'
import { plainOf } from '../text/plain.ts'
import { detailsOf } from './details.ts'
import type { ServiceCandidate } from './service_candidate.ts'
import { canBeOffer, cleanName } from './service_name.ts'
import type { TopicSection } from './unpriced_candidates.ts'

/** "Enterprise – on request", beside plans that have a price. */
export function onRequestCandidates(
  sections: readonly TopicSection[],
  priced: readonly ServiceCandidate[],
): ServiceCandidate[] {
  const beside = new Set(priced.map(({ document, category }) => `${document} ${category}`))
  return sections.flatMap(({ section, topic }) => {
    const category = section.path.at(-2) ?? ''
    const name = cleanName(section.path.at(-1) ?? '')
    if (
      topic.isElsewhere ||
      topic.isAnswer ||
      !topic.isPrices ||
      !beside.has(`${section.document.key} ${category}`)
    )
      return []
    if (
      !canBeOffer(name) ||
      !section.blocks.some(
        (block) =>
          block.kind === 'paragraph' && block.text.length < 80 && words.onRequest.test(plainOf(block.text)),
      )
    )
      return []
    return [
      {
        name,
        document: section.document.key,
        category,
        standing: 3 as const,
        ...detailsOf(section.blocks),
        passages: section.passages,
      },
    ]
  })
}
