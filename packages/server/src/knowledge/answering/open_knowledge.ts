// guards tested by: search/*.test.ts, answer_checks/*.test.ts

import { evidenceKinds } from '@foyer/contract'
import {
  type AnswerJudgement,
  type Candidate,
  type EmbedText,
  judgeAnswer,
  type WordStatistics,
  withoutSmallTalk,
} from '@foyer/engine'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { type Entry, entriesOf } from '../search_index/entries.ts'
import { factsAmong } from '../search_index/facts_among.ts'
import { Indexes } from '../search_index/indexes.ts'
import type { AnswerResult, Knowledge, Query } from './knowledge.ts'

interface KnowledgeOptions {
  /** What stored vectors are made with. */
  embedder: Embedder
  /** The builtin one, whatever the search uses: judging is fitted to it. */
  vectorOf: EmbedText
  /** For all indexes together. */
  mostBytes: number
}

interface FoundEntries {
  known: WordStatistics
  entries: Entry[]
  by_words_alone: boolean
}

/** So many entries are looked at to find an answer, and so many are told of what lay nearest. */
const judged = 10
const told = 5

export function openKnowledge({ embedder, vectorOf, mostBytes }: KnowledgeOptions): Knowledge {
  const indexes = new Indexes(embedder, mostBytes)

  async function find(db: SnapshotQueryable, query: Query): Promise<FoundEntries> {
    const { language, limit, agent_id } = query
    const text = withoutSmallTalk(query.text, language)
    // Who wants facts alone wants those that passages state as well.
    const factsAlone = query.kinds.includes('fact') && !query.kinds.includes('passage')
    // guard: facts of passages are facts, too [, 'passage' as const ->]
    const kinds = factsAlone ? [...query.kinds, 'passage' as const] : query.kinds
    const vector = await embedder.embedQuestion(text)
    const index = await indexes.of(db)
    const found = index.search({ text, language, vector, limit }, { agent_id, kinds })
    const entries = await entriesOf(db, index.access, agent_id, found)
    return {
      by_words_alone: vector === null,
      known: index.index,
      entries: factsAlone
        ? await factsAmong(db, embedder, { text, language, vector, limit }, entries)
        : entries,
    }
  }

  const judge = ({ text, language }: { text: string; language: string }, { known, entries }: FoundEntries) =>
    judgeAnswer({ question: text, language, candidates: entries, statistics: known, embed: vectorOf })

  return {
    async answer(db, question) {
      const found = await find(db, { ...question, kinds: evidenceKinds, limit: judged })
      const { by_words_alone, entries } = found
      if (entries.length > 0) return { by_words_alone, ...answerOf(judge(question, found), entries) }
      const nothing = { cited: [], fact_ids: [], reachable: [], reason: 'not_indexed' as const }
      return { by_words_alone, answerable: false, probability: 0, ...nothing }
    },
    async search(db, query) {
      const found = await find(db, { ...query, limit: Math.max(query.limit, judged) })
      const entryOf = entriesByCandidate(found.entries)
      return judge(query, found)
        .evidence.slice(0, query.limit)
        .map(({ candidate, band, relevance }) => {
          const { kind, id, text, trail, source_id, source_title, url } = entryOf.get(candidate)!
          return {
            kind,
            id,
            text,
            trail,
            source_id,
            source_title,
            ...(url && { url }),
            band,
            score: relevance,
          }
        })
    },
  }
}

const entriesByCandidate = (entries: Entry[]) =>
  new Map<Candidate, Entry>(entries.map((entry) => [entry, entry]))

/** In the words of the facts it rests on. */
function answerOf(judgement: AnswerJudgement, entries: Entry[]): Omit<AnswerResult, 'by_words_alone'> {
  const { answerable, probability, reason, answer, evidence } = judgement
  const entryOf = entriesByCandidate(entries)
  const relevance = new Map(evidence.map(({ candidate, relevance }) => [candidate, relevance]))
  const cited = answer.map(({ candidate, statement }) => {
    const { kind, id, fact_ids, url } = entryOf.get(candidate)!
    const fact_id = fact_ids[statement]
    return {
      ...(fact_id === undefined ? { kind, id } : { kind: 'fact' as const, id: fact_id }),
      text: candidate.statements[statement]!,
      ...(url && { url }),
      score: relevance.get(candidate) ?? 0,
    }
  })
  const reachable = evidence.slice(0, told).map(({ candidate, band }) => {
    const { kind, id, text, source_id, source_title } = entryOf.get(candidate)!
    return { kind, id, text, source_id, source_title, band }
  })
  return {
    answerable,
    probability,
    ...(answerable && { answer: cited.map(({ text }) => text).join(' ') }),
    ...(reason && { reason }),
    cited,
    fact_ids: cited.filter(({ kind }) => kind === 'fact').map(({ id }) => id),
    reachable,
  }
}
