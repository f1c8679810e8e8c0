import { BestRows } from './best_rows.ts'
import { impactOf, maxImpact, type Postings, rowOf } from './postings.ts'
import type { Query } from './query.ts'
import type { RowSet } from './row_set.ts'

/**
 * The rows with the best BM25F, without looking at all that hold a frequent word: rare words come first, and once a
 * row that has none of them can no longer be among the best, the rest only adds to rows that are already known.
 */

interface List {
  postings: Uint32Array
  /** What a full worth adds to a row. */
  weight: number
}

/** Used again by the next search. */
export interface Scratch {
  /** By row; all zero between two searches. */
  scores: Float32Array
  /** The rows whose scores are not zero. */
  known: Uint32Array
}

export function lexicalCandidates(
  query: Query,
  postings: Postings,
  allowed: RowSet,
  count: number,
  { scores, known }: Scratch,
): Uint32Array {
  const lists = listsOf(query, postings)
  let knownCount = 0
  let closed = false
  let done = 0
  let left = lists.reduce((sum, { weight }) => sum + weight, 0)
  for (const list of lists) {
    // Looking whether postings can be spared must cost less than they do.
    if (!closed && done > left && knownCount > count && list.postings.length > 2 * knownCount) {
      const floor = nthBest(known, knownCount, scores, { count, highest: done })
      closed = floor >= left
      if (closed) knownCount = keepHopeful(known, knownCount, scores, floor - left)
    }
    if (!closed) knownCount = addAll(list, scores, allowed, known, knownCount)
    else if (12 * knownCount < list.postings.length) lookUp(list, scores, known, knownCount)
    else addToKnown(list, scores)
    done += list.weight
    left -= list.weight
  }
  const best = new BestRows(count)
  let floor = best.floor
  for (let place = 0; place < knownCount; place++) {
    const row = known[place]!
    const score = scores[row]!
    scores[row] = 0
    if (score <= floor) continue
    best.offer(row, score)
    floor = best.floor
  }
  return best.rows
}

function listsOf({ words }: Query, postings: Postings): List[] {
  const lists = words.flatMap(({ terms, weight }) =>
    terms.flatMap(({ term, share }) => [
      { postings: postings.settledOf(term), weight: weight * share },
      { postings: postings.recentOf(term), weight: weight * share },
    ]),
  )
  return lists
    .filter((list) => list.weight > 0 && list.postings.length > 0)
    .sort((one, other) => other.weight - one.weight)
}

/** Answers how many rows are known then. */
function addAll(
  { postings, weight }: List,
  scores: Float32Array,
  allowed: RowSet,
  known: Uint32Array,
  knownCount: number,
): number {
  const unit = weight / maxImpact
  let count = knownCount
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at]!
    const row = rowOf(posting)
    const score = scores[row]!
    if (score === 0) {
      if (!allowed.has(row)) continue
      known[count++] = row
    }
    scores[row] = score + unit * impactOf(posting)
  }
  return count
}

function addToKnown({ postings, weight }: List, scores: Float32Array): void {
  const unit = weight / maxImpact
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at]!
    if (scores[rowOf(posting)]! > 0) scores[rowOf(posting)]! += unit * impactOf(posting)
  }
}

function lookUp(
  { postings, weight }: List,
  scores: Float32Array,
  known: Uint32Array,
  knownCount: number,
): void {
  for (let place = 0; place < knownCount; place++) {
    const row = known[place]!
    const posting = postings[placeOf(row, postings)]
    if (posting !== undefined && rowOf(posting) === row)
      scores[row]! += (weight / maxImpact) * impactOf(posting)
  }
}

/** The place of the row, or of the next one after it. */
function placeOf(row: number, postings: Uint32Array): number {
  let from = 0
  let to = postings.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (rowOf(postings[middle]!) < row) from = middle + 1
    else to = middle
  }
  return from
}

/** Only the rows that have at least this score; answers how many there are. */
function keepHopeful(known: Uint32Array, knownCount: number, scores: Float32Array, lowest: number): number {
  let kept = 0
  for (let place = 0; place < knownCount; place++) {
    const row = known[place]!
    if (scores[row]! >= lowest) known[kept++] = row
    else scores[row] = 0
  }
  return kept
}

const binCount = 512

/** A score that so many rows reach, and hardly one more: found by counting, not by sorting. */
function nthBest(
  known: Uint32Array,
  knownCount: number,
  scores: Float32Array,
  { count, highest }: { count: number; highest: number },
): number {
  const bins = new Uint32Array(binCount + 1)
  const scale = binCount / highest
  for (let place = 0; place < knownCount; place++) bins[Math.floor(scores[known[place]!]! * scale)]!++
  let seen = 0
  for (let bin = binCount; bin >= 0; bin--) {
    seen += bins[bin]!
    if (seen >= count) return bin / scale
  }
  return 0
}
