import { type Document, type Passage, writtenLanguage } from '@foyer/engine'
import { inSpan } from '../../platform/telemetry/index.ts'
import type { DigestedPassage, EngineThreads, Reasoner } from '../../reasoning/index.ts'
import type { Digester } from './digester.ts'
import type { ReadPassage } from './repository.ts'
import type { StatedBefore } from './stated_before.ts'

interface Circumstances {
  /** Who digests: the digester's own reasoner, or one that stands in for it. */
  reasoner: Reasoner
  /** What need not be digested again. */
  before: StatedBefore
  stopping: AbortSignal
  threads: EngineThreads
}

/** From a document to passages with the facts that they state. No connection is held meanwhile: a model takes its time. */
export async function digestRead(
  { context, sourceTitle, key, reasoner: own }: Digester,
  document: Document,
  { reasoner, before, stopping, threads }: Circumstances,
) {
  const title = document.title ?? sourceTitle
  const passages = await inSpan('ingest.segment', {}, async (span) => {
    const found = await threads.segment(context.organization ?? '', document, { title })
    span?.set({ 'foyer.passages': found.length })
    return found
  })
  const words = passages.map(({ text }) => text).join('\n')
  const language = document.language ?? writtenLanguage(words, context.language)
  const known = new Map(passages.map((passage) => [passage, before(passage)]))
  const others = passages.filter((passage) => known.get(passage) === undefined)
  const { result, tokens } = await inSpan('ingest.digest', {}, () =>
    reasoner.digest(others, { ...context, language, title }, stopping),
  )
  // For a call that is broken off the builtin reasoner stands in, and nobody would ask the model again.
  stopping.throwIfAborted()
  const unpaid = own.isModel && !reasoner.isModel
  const digested = new Map(others.map((passage, place) => [passage, result[place]!]))
  const statedBy = (passage: Passage): DigestedPassage => {
    const facts = known.get(passage)
    if (facts) return { facts }
    return unpaid ? withoutCredits(digested.get(passage)!) : digested.get(passage)!
  }
  return {
    title,
    language,
    tokens,
    passages: passages.map((passage): ReadPassage => {
      const { trail, text } = passage
      return { trail, text, language, digested_with: key, ...statedBy(passage) }
    }),
  }
}

const withoutCredits = ({ facts }: DigestedPassage): DigestedPassage => ({
  facts,
  stood_in: { why: 'There were no credits left for the model.', passing: true },
})
