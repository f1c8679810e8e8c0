import { setImmediate } from 'node:timers/promises'
import { EmbedderFailure, storedVector } from '../../../reasoning/index.ts'
import type { KnowledgeTask } from '../../equipment.ts'
import { SourceFailure } from '../../reading/failure.ts'
import { searchedText } from '../../search_index/searched_text.ts'
import * as repository from '../repository.ts'

/** The vectors of texts, as they are stored. A text that is not among them is embedded later. */
export interface Vectors {
  of(text: string): { vector: string | null; embedder: string | null }
}

const textsAtOnce = 200

export async function embedStaged(task: KnowledgeTask, run_id: number): Promise<Vectors> {
  const { tenant, embedder } = task
  const staged = await repository.listStagedPassages(tenant, run_id)
  const passages = staged.flatMap((document) => document.passages ?? [])
  const texts = passages.flatMap((passage) => [
    searchedText(passage),
    ...passage.facts.map((fact) => fact.text),
  ])
  const known = new Map<string, string>()
  const different = [...new Set(texts)]
  for (let from = 0; from < different.length; from += textsAtOnce) {
    const some = different.slice(from, from + textsAtOnce)
    const vectors = await embed(task, some)
    for (const [place, text] of some.entries()) known.set(text, storedVector(vectors[place]!))
    // The builtin embedder waits for nothing: requests have their turn between two portions.
    await setImmediate()
  }
  const none = { vector: null, embedder: null }
  return {
    of(text) {
      const vector = known.get(text)
      return vector === undefined ? none : { vector, embedder: embedder.id }
    },
  }
}

/** Its owner can neither see nor mend what the operator has set: for them it is always worth another try. */
async function embed({ embedder, stopping }: KnowledgeTask, texts: string[]): Promise<Float32Array[]> {
  try {
    return await embedder.embed(texts, stopping)
  } catch (error) {
    throw error instanceof EmbedderFailure ? away : error
  }
}

const away = new SourceFailure(
  'embedder_away',
  'The source was read, but the embeddings provider that the search needs does not answer. The earlier facts stay in use. Try again later, and tell your server administrator if it happens again.',
  { lasting: false },
)
