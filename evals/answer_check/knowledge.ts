import type { Candidate } from '../../packages/engine/src/knowledge/answer/candidate.ts'
import { type AnswerJudgement, judgeAnswer } from '../../packages/engine/src/knowledge/answer/judge.ts'
import { withoutSmallTalk } from '../../packages/engine/src/knowledge/answer/small_talk/index.ts'
import { SearchIndex } from '../../packages/engine/src/knowledge/search/search_index.ts'
import { toSignedBytes } from '../../packages/engine/src/knowledge/search/signed_bytes.ts'
import { sentencesOf } from '../../packages/engine/src/knowledge/sentences.ts'
import { loadBuiltinEmbedder } from '../../packages/server/src/reasoning/embedder/builtin/index.ts'

export interface Entry {
  trail: string[]
  text: string
  /** What it states; by default its sentences. */
  statements?: string[]
}

const found = 10
const embedder = loadBuiltinEmbedder()

/** Some entries, searched and judged as the service does it. */
export class Knowledge {
  readonly #index = new SearchIndex(embedder.dimensions)
  readonly #entries: readonly Entry[]
  readonly #statements: string[][]
  readonly #language: string

  constructor(entries: readonly Entry[], language = 'en') {
    this.#entries = entries
    this.#language = language
    this.#statements = entries.map(({ text, statements }) => statements ?? sentencesOf(text, language))
    entries.forEach((_, number) => {
      this.#put(number)
    })
  }

  judge(question: string): AnswerJudgement {
    const { vectorOf } = embedder
    const language = this.#language
    const text = withoutSmallTalk(question, language)
    const query = { text, language, vector: vectorOf(text), limit: found }
    const candidates = this.#index.search(query).map(
      ({ kind, id, features }): Candidate => ({
        kind,
        id,
        features,
        language,
        trail: this.#entries[id - 1]!.trail,
        statements: this.#statements[id - 1]!,
      }),
    )
    return judgeAnswer({ question, language, candidates, statistics: this.#index, embed: vectorOf })
  }

  /** As if some of the entries had never been there. */
  judgeWithout(numbers: readonly number[], question: string): AnswerJudgement {
    for (const number of numbers) this.#index.remove({ kind: 'passage', id: number + 1 })
    const judgement = this.judge(question)
    for (const number of numbers) this.#put(number)
    return judgement
  }

  #put(number: number): void {
    const { trail, text } = this.#entries[number]!
    const vector = toSignedBytes(embedder.vectorOf([...trail, text].join(' ')))
    this.#index.put({
      kind: 'passage',
      id: number + 1,
      source_id: 1,
      language: this.#language,
      trail,
      text,
      vector,
    })
  }
}
