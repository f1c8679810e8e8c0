import { loadBuiltinEmbedder } from '../packages/server/src/reasoning/embedder/builtin/index.ts'
import { heldOutHandbooks } from './handbooks/read.ts'
import { bm25Rankings, recall, searchRankings } from './retrieval/rankings.ts'
import { doc2dial, heldOut, squad } from './retrieval/sets.ts'
import type { Row } from './row.ts'

/**
 * Is the right passage found? The baseline is textbook BM25 on the same rows. The constants were fitted on the open
 * halves, so that these figures flatter them a little: `node evals/retrieval/fit.ts` tells cross-validated ones.
 */
export function retrieval(): Row[] {
  const embedder = loadBuiltinEmbedder()
  const asked = [
    { set: doc2dial(true), first: 5, goal: 0.82 },
    { set: doc2dial(false), first: 5, goal: 0.82 },
    { set: squad('answerable'), first: 1, goal: 0.87 },
    { set: squad('all'), first: 1, goal: null },
    ...heldOutHandbooks.map((name) => ({ set: heldOut(name), first: 1, goal: null })),
  ]
  return asked.flatMap(({ set, first, goal }) => {
    const baseline = bm25Rankings(set)
    const measured = searchRankings(set, embedder)
    return [1, 5, 10].map((count) => ({
      task: 'retrieve',
      set: set.name,
      measure: `recall@${count}`,
      baseline: recall(set, baseline, count),
      goal: count === first ? goal : null,
      measured: recall(set, measured, count),
    }))
  })
}
