import { citedFacts } from '../cited_facts.ts'
import type { CatalogProposal, Material } from '../material.ts'
import { inMainLanguage } from '../text/main_language.ts'
import { sectionsOf } from '../text/sections.ts'
import { foldParts } from './fold_parts.ts'
import { keyOf, mergeCandidates } from './merge_candidates.ts'
import { onRequestCandidates } from './on_request.ts'
import { pricedCandidates } from './priced_candidates.ts'
import { topicReader } from './section_topic.ts'
import type { ServiceCandidate } from './service_candidate.ts'
import { servicePayload } from './service_payload.ts'
import { candidatesInSentences } from './stated_in_sentences.ts'
import { unpricedCandidates } from './unpriced_candidates.ts'

/** More things with a price on one page are the articles of a shop. */
const mostPriced = 60
const mostServices = 60

/** The services that the material tells of, as rows of the catalog. What is not sure is left out. */
export const proposeServices = (material: Material): CatalogProposal[] =>
  findServices(material).map((service) => ({
    kind: 'service',
    payload: servicePayload(service, material.locale),
    fact_ids: citedFacts(service.passages, [service.name, ...(service.price ? [service.price.text] : [])]),
  }))

export function findServices(material: Material): ServiceCandidate[] {
  const { currency } = material
  const topicOf = topicReader()
  const sections = foldParts(sectionsOf(inMainLanguage(material))).map((section) => ({
    section,
    topic: topicOf(section),
  }))
  const priced = withoutShops(
    sections.flatMap(({ section, topic }) => pricedCandidates(section, topic, currency)),
  )
  const known = [...priced, ...onRequestCandidates(sections, priced), ...unpricedCandidates(sections)]
  const names = new Set(known.map(({ name }) => keyOf(name)))
  const stated = candidatesInSentences(sections, currency).filter(
    ({ name, isNew }) => isNew || names.has(keyOf(name)),
  )
  return mergeCandidates([...known, ...stated]).slice(0, mostServices)
}

function withoutShops(priced: readonly ServiceCandidate[]): ServiceCandidate[] {
  const counts = new Map<string, number>()
  for (const { document } of priced) counts.set(document, (counts.get(document) ?? 0) + 1)
  return priced.filter(({ document }) => counts.get(document)! <= mostPriced)
}
