import type { DigestedFact, Passage } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { listFacts, listPassages } from './applying/repository.ts'

/** What a passage stated when its document was read before; undefined for one that the document did not have. */
export type StatedBefore = (passage: Pick<Passage, 'trail' | 'text'>) => DigestedFact[] | undefined

/**
 * The passages of a source as they are stored, loaded when the first document asks. A model finds other words each time:
 * what reads as before would be told anew, and paid for.
 */
export function statedBeforeIn(
  db: Queryable,
  source_id: number,
): (document_id: number) => Promise<StatedBefore> {
  let loading: Promise<Map<string, DigestedFact[]>> | undefined

  async function load() {
    const facts = new Map((await listFacts(db, source_id)).map((fact) => [fact.id, fact]))
    const stated = (ids: number[]) =>
      ids.flatMap((id): DigestedFact[] => {
        const fact = facts.get(id)
        if (!fact?.supported) return []
        const { text, topic, tier, digested_tier } = fact
        return [{ text, topic, tier: digested_tier ?? tier }]
      })
    const passages = await listPassages(db, source_id)
    return new Map(passages.map((passage) => [keyOf(passage.document_id, passage), stated(passage.fact_ids)]))
  }

  return async (document_id) => {
    loading ??= load()
    const stored = await loading
    return (passage) => stored.get(keyOf(document_id, passage))
  }
}

const keyOf = (document_id: number, { trail, text }: Pick<Passage, 'trail' | 'text'>) =>
  JSON.stringify([document_id, trail, text])
