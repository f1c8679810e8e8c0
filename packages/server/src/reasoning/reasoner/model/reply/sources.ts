import {
  type AgentService,
  type CitedPassage,
  priceOf,
  type QuestionResult,
  type WordingInput,
} from '@foyer/engine'

/** Something that a sentence of a reply can rest on, under the name by which it is cited. */
export interface Source {
  name: string
  text: string
  /** The questions that it was found for, by their place. */
  questions: number[]
  passage?: CitedPassage
}

/** So many passages are given for one question. */
const mostPassages = 5

/** What lies nearest to each question, what the last answer rested on, and what is known whatever is asked. */
export function sourcesOf(
  results: readonly QuestionResult[],
  lastPassages: readonly CitedPassage[],
  universalFacts: readonly CitedPassage[],
): Source[] {
  const sources = new Map<string, Source>()
  const add = (passage: CitedPassage, question?: number) => {
    const key = `${passage.kind} ${passage.id}`
    const known = sources.get(key)
    const source = known ?? { name: String(sources.size + 1), text: passage.text, questions: [], passage }
    sources.set(key, source)
    if (question !== undefined) source.questions.push(question)
  }
  results.forEach(({ passages }, question) => {
    for (const passage of passages.slice(0, mostPassages)) add(passage, question)
  })
  const general = [...lastPassages, ...universalFacts]
  // What is at hand anyway may answer any of them.
  for (const passage of general) add(passage)
  return [...sources.values()]
}

/** What stands in the instructions and may be said: the services, and who is talking. */
export function frozenSources({ flow, agent, organization }: WordingInput): Source[] {
  const { identity, services } = flow
  const me = [
    identity?.display_name ?? agent.name,
    organization.name,
    identity?.role,
    identity?.bio,
    identity?.disclosure,
  ]
  return [
    { name: 'services', text: services.map(sayable).join('\n'), questions: [] },
    { name: 'me', text: me.filter(Boolean).join('\n'), questions: [] },
  ].filter(({ text }) => text !== '')
}

/** Guidelines and the signs of a good fit are for the agent alone. */
const sayable = (service: AgentService) =>
  [
    service.name,
    service.description,
    service.positioning,
    priceOf(service),
    service.typical_duration,
    service.deliverables?.join(', '),
  ]
    .filter(Boolean)
    .join('. ')
