import { type FactTier, type FactTopic, factTopics } from '@foyer/contract/vocabulary'
import { references } from '../prompts/reference_list.ts'
import { findReferences, referenceWarnings, slotReferences } from '../prompts/references.ts'

/** What only a document can refer to: `{{facts.pricing}}` is what is known about prices. */
export const factTopicReferences = factTopics.map((topic) => ({ name: `facts.${topic}`, topic }))

const ofDocuments = [
  'organization.address',
  'organization.phone',
  'organization.email',
  'organization.website',
  'date',
  'summary',
  'open',
  ...factTopicReferences.map(({ name }) => name),
]
/** How the visitor was judged, and the template itself. */
const notForVisitors = new Set(['assessment', 'deliverable_template'])

/** Every name that a template can refer to, beside the answers of single slots. */
export const templateReferences: readonly string[] = [
  ...references
    .filter(({ kinds, name }) => kinds.includes('synthesis') && name !== 'slots.<key>')
    .map(({ name }) => name)
    .filter((name) => !notForVisitors.has(name)),
  ...ofDocuments,
]

/** What only prompts know. */
const silent = new Set(
  references.map(({ name }) => name).filter((name) => !templateReferences.includes(name)),
)

/** One for each reference that stands for nothing in a document. */
export function templateWarnings(body: string, known: { slot_keys: readonly string[] }): string[] {
  const candidates = [...templateReferences, ...slotReferences(known)]
  const named = findReferences(body)
  return [
    ...referenceWarnings(body, [...candidates, ...silent]),
    ...named
      .filter((name) => silent.has(name))
      .map((name) => `{{${name}}} says nothing in a document for visitors.`),
  ]
}

/** Which facts a template asks for: they are read only then. */
export function factsAskedFor(body: string): { topic?: FactTopic; tier?: FactTier }[] {
  const named = new Set(findReferences(body))
  return [
    ...(named.has('facts') ? [{ tier: 'universal' as const }] : []),
    ...factTopicReferences.filter(({ name }) => named.has(name)).map(({ topic }) => ({ topic })),
  ]
}
