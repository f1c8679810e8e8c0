import { EmbedderFailure } from './failure.ts'

interface QuestionOptions {
  /** One try, and a short one. */
  embed(text: string): Promise<Float32Array>
  now: () => Date
}

/** The same questions are asked again and again: by who asks, and by every check of a gap. */
const mostKept = 1000
/** After it gave no answer in time, nobody else waits for it this long. */
const restMs = 30_000

/** The vectors of questions, as far as they can be had soon. */
export function questionVectors({ embed, now }: QuestionOptions) {
  /** In the order of their last use. */
  const known = new Map<string, Float32Array>()
  let restingUntil = 0

  function keep(text: string, vector: Float32Array): Float32Array {
    known.delete(text)
    known.set(text, vector)
    if (known.size > mostKept) known.delete(known.keys().next().value!)
    return vector
  }

  return async (text: string): Promise<Float32Array | null> => {
    const kept = known.get(text)
    if (kept) return keep(text, kept)
    if (now().getTime() < restingUntil) return null
    try {
      return keep(text, await embed(text))
    } catch (error) {
      if (!(error instanceof EmbedderFailure)) throw error
      // What is refused is refused at once: one question that cannot be embedded does not silence the others.
      if (!error.lasting) restingUntil = now().getTime() + restMs
      return null
    }
  }
}
