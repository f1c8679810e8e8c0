import { toSignedBytes } from '@foyer/engine'
import type { Work } from '../../jobs/job.ts'
import { searchedText } from '../../runtime/search_index/searched_text.ts'
import * as repository from '../repository.ts'

/** The vectors of texts, as they are stored. A text that is not among them is embedded later. */
export interface Vectors {
  of(text: string): { vector: string | null; embedder: string | null }
}

const textsAtOnce = 200

export async function embedStaged({ tenant, embedder }: Work, run_id: number): Promise<Vectors> {
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
    const vectors = await embedder.embed(some)
    for (const [place, text] of some.entries())
      known.set(text, Buffer.from(toSignedBytes(vectors[place]!).buffer).toString('base64'))
  }
  const none = { vector: null, embedder: null }
  return {
    of(text) {
      const vector = known.get(text)
      return vector === undefined ? none : { vector, embedder: embedder.id }
    },
  }
}
