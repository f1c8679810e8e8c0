import {
  analyzeQuestion,
  type Candidate,
  type EmbedText,
  type EmbedWords,
  type EngineData,
  judgeAnswer,
  lookUp,
  type WordStatistics,
  withoutSmallTalk,
} from '@foyer/engine'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { type Entry, entriesOf } from '../search_index/entries.ts'
import { factsAmong } from '../search_index/facts_among.ts'
import { Indexes } from '../search_index/indexes.ts'
import { listPages } from '../search_index/repository.ts'
import { answerOf } from './answer_of.ts'
import { citePassages } from './cite_passages.ts'
import { findGiven } from './find_given.ts'
import { findPassages, foundPassage } from './find_passages.ts'
import { givenPassages, shortened } from './given_passages.ts'
import type { Knowledge, Query } from './knowledge.ts'
import { Materials } from './materials.ts'
import { passagesUnder } from './passages_under.ts'

interface KnowledgeOptions {
  /** What stored vectors are made with. The operator may set another one at any time. */
  embedder: () => Embedder
  /** The builtin one, whatever the search uses: judging is fitted to it. */
  vectorOf: EmbedText
  embedWords: EmbedWords
  data: EngineData
  /** For all indexes together. */
  mostBytes: number
}

interface FoundEntries {
  known: WordStatistics
  entries: Entry[]
}

/** So many entries are looked at closely to put them in order. */
const judged = 10

/** How much better than the next one a service has to fit what a visitor came with. */
const leastLead = 2

export function openKnowledge({
  embedder: embedderNow,
  vectorOf,
  embedWords,
  data,
  mostBytes,
}: KnowledgeOptions): Knowledge {
  let searching = searchWith(embedderNow())
  const materials = new Materials()

  function searchWith(embedder: Embedder) {
    return { embedder, indexes: new Indexes(embedder, mostBytes), data }
  }

  /** Whoever searches stays with the embedder that held in the beginning, and with its indexes. */
  function current() {
    const embedder = embedderNow()
    if (embedder !== searching.embedder) searching = searchWith(embedder)
    return searching
  }

  async function findEntries(db: SnapshotQueryable, query: Query): Promise<FoundEntries> {
    const { embedder, indexes } = current()
    const { language, limit, agent_id } = query
    const text = withoutSmallTalk(query.text, language)
    // Who wants facts alone wants those that passages state as well.
    const factsAlone = query.kinds.includes('fact') && !query.kinds.includes('passage')
    const kinds = factsAlone ? [...query.kinds, 'passage' as const] : query.kinds
    const vector = await embedder.embedQuestion(text)
    const index = await indexes.of(db)
    const found = index.search({ text, language, vector, limit }, { agent_id, kinds })
    const entries = await entriesOf(db, index.access, agent_id, found)
    return {
      known: index.index,
      entries: factsAlone
        ? await factsAmong(db, embedder, { text, language, vector, limit }, entries)
        : entries,
    }
  }

  return {
    indexMemory: () => searching.indexes.memory(),

    async answer(db, question) {
      const { by_words_alone, passages, ...lookedUp } = await findPassages(current(), db, question)
      const { language, page = null } = question
      const found = lookUp(passages, { ...lookedUp, language, page, embed: vectorOf, embedWords })
      return { by_words_alone, ...answerOf(found) }
    },
    async passage(db, { kind, id, agent_id, question, language }) {
      const index = await current().indexes.of(db)
      const [entry] = await entriesOf(
        db,
        index.access,
        agent_id,
        index.entry({ kind, id }, agent_id, language),
      )
      if (!entry) return null
      const [cited] = citePassages(
        [foundPassage(entry, undefined)],
        analyzeQuestion(question, language, index.index),
      )
      return cited ?? null
    },
    async serviceFor(db, matter) {
      const {
        by_words_alone: _,
        passages,
        ...lookedUp
      } = await findPassages(current(), db, matter, ['service'])
      const { language } = matter
      const found = lookUp(passages, { ...lookedUp, language, page: null, embed: vectorOf, embedWords })
      const [best, next] = found.ranked
      // A service that fits hardly better than the next one may be the wrong one.
      if (!best || best.confidence < leastLead * (next?.confidence ?? 0)) return null
      // All of it: advice is no answer to a question about its price.
      const [cited] = citePassages([best.passage], analyzeQuestion('', language, lookedUp.statistics))
      return cited ?? null
    },
    async material(db, asked) {
      return materials.of(db, await current().indexes.of(db), asked)
    },
    find: (db, question) => findGiven({ ...current(), embed: vectorOf, embedWords }, db, question),
    async page(db, one) {
      return passagesUnder(db, await current().indexes.of(db), one)
    },
    async refresh(db, { passages, agent_id, language }) {
      const index = await current().indexes.of(db)
      const found = passages.flatMap(({ kind, id }) => index.entry({ kind, id }, agent_id, language))
      const entries = await entriesOf(db, index.access, agent_id, found)
      return givenPassages(entries, index.placesOf(agent_id)).map(shortened)
    },
    async pages(db, passage_ids) {
      return listPages(db, passage_ids)
    },
    async search(db, query) {
      const { entries, known } = await findEntries(db, { ...query, limit: Math.max(query.limit, judged) })
      const { text: question, language } = query
      const entryOf = new Map<Candidate, Entry>(entries.map((entry) => [entry, entry]))
      return judgeAnswer({ question, language, candidates: entries, statistics: known, embed: vectorOf })
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
