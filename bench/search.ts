import { SearchIndex, toSignedBytes } from '../packages/engine/src/index.ts'
import { loadBuiltinEmbedder } from '../packages/server/src/reasoning/embedder/builtin/index.ts'
import { type MadeUpPassage, madeUpHandbook, madeUpQuestions } from './made_up_handbook.ts'

/** P6: questions to one organization's index in memory, one after the other on one core. */

export interface SearchFigures {
  passages: number
  /** By the clock, which others on the machine slow down, and by the processor time that was used. */
  perSecond: number
  perCpuSecond: number
  medianMs: number
  p95Ms: number
  buildSeconds: number
  embedSeconds: number
  bytesPerPassage: number
}

const searchGoal = { perSecond: 400, p95ToMedian: 5 }

const questionsToWarmUp = 300
const questionsMeasured = 2000

export function measureSearch(passages: number): SearchFigures {
  const embedder = loadBuiltinEmbedder()
  const handbook = madeUpHandbook(passages)
  const questions = madeUpQuestions(handbook, questionsToWarmUp + questionsMeasured)
  const { vectors, embedSeconds } = embed(handbook, (text) => toSignedBytes(embedder.vectorOf(text)))
  const { index, buildSeconds } = build(handbook, vectors, embedder.dimensions)
  const ask = (text: string) =>
    index.search({ text, language: 'en', vector: embedder.vectorOf(text), limit: 10 })

  for (const question of questions.slice(0, questionsToWarmUp)) ask(question)
  const cpuBefore = process.cpuUsage()
  const times = questions.slice(questionsToWarmUp).map((question) => {
    const began = performance.now()
    ask(question)
    return performance.now() - began
  })
  const { user, system } = process.cpuUsage(cpuBefore)
  const sorted = times.toSorted((one, other) => one - other)
  return {
    passages,
    perSecond: times.length / (times.reduce((sum, time) => sum + time, 0) / 1000),
    perCpuSecond: times.length / ((user + system) / 1e6),
    medianMs: sorted[Math.floor(sorted.length / 2)]!,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)]!,
    buildSeconds,
    embedSeconds,
    bytesPerPassage: index.bytes / passages,
  }
}

function embed(handbook: MadeUpPassage[], vectorOf: (text: string) => Int8Array) {
  const began = performance.now()
  const vectors = handbook.map(({ trail, text }) => vectorOf([...trail, text].join('\n')))
  return { vectors, embedSeconds: (performance.now() - began) / 1000 }
}

function build(handbook: MadeUpPassage[], vectors: Int8Array[], dimensions: number) {
  const began = performance.now()
  const index = new SearchIndex(dimensions)
  for (const [id, { trail, text }] of handbook.entries())
    index.put({ kind: 'passage', id, source_id: 1, language: 'en', trail, text, vector: vectors[id]! })
  return { index, buildSeconds: (performance.now() - began) / 1000 }
}

export function describeSearch(figures: SearchFigures): string {
  const { passages, perSecond, medianMs, p95Ms, buildSeconds, embedSeconds, bytesPerPassage } = figures
  const spread = p95Ms / medianMs
  const reached = perSecond >= searchGoal.perSecond && spread <= searchGoal.p95ToMedian
  return [
    `P6 search ${passages} passages: ${perSecond.toFixed(0)} a second on one core`,
    `median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms (${spread.toFixed(1)} times)`,
    `built in ${buildSeconds.toFixed(0)} s after ${embedSeconds.toFixed(0)} s of embedding`,
    `${bytesPerPassage.toFixed(0)} bytes a passage: ${reached ? 'reached' : 'missed'}`,
  ].join(', ')
}
