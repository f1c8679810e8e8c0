import { type EvidenceKind, evidenceKinds } from '@foyer/contract'
import {
  type EngineData,
  expandQuery,
  type FoundPassage,
  noFeatures,
  type SearchHit,
  type WordsInUse,
  withoutSmallTalk,
  withPrevious,
} from '@foyer/engine'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { type Entry, entriesOf } from '../search_index/entries.ts'
import type { Indexes } from '../search_index/indexes.ts'
import type { OrganizationIndex } from '../search_index/organization_index.ts'
import type { Question } from './knowledge.ts'

interface PassagesFound {
  index: OrganizationIndex
  /** What was looked up, and what was looked up before it, in the knowledge's words too. */
  message: string
  question: string
  previous: string | null
  typed: { message: string; previous: string | null }
  passages: FoundEntry[]
  statistics: WordsInUse
  /** The question's meaning could not be had. */
  by_words_alone: boolean
}

export interface Search {
  indexes: Indexes
  embedder: Embedder
  data: EngineData
}

/** A found passage with what is told about it. */
export interface FoundEntry extends FoundPassage {
  source_title: string
  fact_ids: number[]
}

/** So many are found by each of the two queries, and so many of both together are looked at closely. */
const found = 40
const judged = 15

/** By the message alone, and together with what was asked before it: who says "and the price?" means that. */
export async function findPassages(
  { indexes, embedder, data }: Search,
  db: SnapshotQueryable,
  { text, question = text, language, agent_id, previous = null }: Question,
  kinds: readonly EvidenceKind[] = evidenceKinds,
): Promise<PassagesFound> {
  const index = await indexes.of(db)
  const statistics = index.index
  const expanded = (said: string) => expandQuery(withoutSmallTalk(said, language), language, statistics, data)
  const message = expanded(text)
  const before = previous === null ? null : expanded(previous)
  const texts = before === null ? [message] : [message, withPrevious(message, before)]
  const vectors = await Promise.all(texts.map((each) => embedder.embedQuestion(each)))
  const [alone = [], together = alone] = texts.map((each, at) =>
    index.search({ text: each, language, vector: vectors[at]!, limit: found }, { agent_id, kinds }),
  )
  const byKey = new Map(together.map((hit) => [keyOf(hit), hit]))
  const best = bestOfBoth(alone, together)
  const entries = await entriesOf(db, index.access, agent_id, best)
  const inAlone = new Set(alone.map(keyOf))
  return {
    index,
    message,
    question: expanded(question),
    previous: before,
    typed: { message: text, previous },
    statistics,
    by_words_alone: vectors.includes(null),
    passages: entries.map((entry) =>
      foundPassage(
        inAlone.has(keyOf(entry)) ? entry : { ...entry, features: noFeatures },
        byKey.get(keyOf(entry)),
      ),
    ),
  }
}

export const foundPassage = ({ features, ...entry }: Entry, together: SearchHit | undefined): FoundEntry => ({
  ...entry,
  alone: features,
  together: together?.features ?? noFeatures,
})

const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`

/** Those that score best by both queries together. */
function bestOfBoth(alone: readonly SearchHit[], together: readonly SearchHit[]): SearchHit[] {
  const sums = new Map<string, { hit: SearchHit; score: number }>()
  for (const hit of [...alone, ...together]) {
    const known = sums.get(keyOf(hit))
    sums.set(keyOf(hit), { hit: known?.hit ?? hit, score: (known?.score ?? 0) + hit.score })
  }
  return [...sums.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, judged)
    .map(({ hit }) => hit)
}
