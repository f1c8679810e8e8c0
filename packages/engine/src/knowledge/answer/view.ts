import { wordsOf } from '../search/words.ts'
import type { Asked } from './asked.ts'
import { type Candidate, cosine, type VectorOf } from './candidate.ts'
import { either, type Hits, hitSum, hitsIn, rarityOf, share, weightOf } from './hits.ts'
import { tellsOf } from './sorts/index.ts'
import { isSpoken } from './spoken.ts'

/** A candidate as it looks from the question. */
export interface View {
  candidate: Candidate
  statements: StatementView[]
  /** Of the whole of it, headings included. */
  hits: Hits
  cosine: number
  /** Likeness in meaning and in all words, light ones included: what another way to ask the same would have. */
  resemblance: number
  /** The logarithm of its number of words. */
  length: number
  isSpoken: boolean
}

export interface StatementView {
  at: number
  /** Of the statement under its headings. */
  hits: Hits
  cosine: number
  /** Whether it tells anything of the sort that is asked for. */
  tells: boolean
  /** By which the best statement is chosen. */
  value: number
}

export function viewOf(candidate: Candidate, asked: Asked, vectorOf: VectorOf): View {
  const { trail, statements, language } = candidate
  const headings = trail.join('. ')
  const text = statements.join(' ')
  const inTrail = hitsIn(headings, language, asked)
  const hitsOf = statements.map((statement) => either(hitsIn(statement, language, asked), inTrail))
  const hits = hitsOf.reduce(either, inTrail)
  const isAsked = (name: string) => hitsIn(name, language, asked).some((hit) => hit > 0)
  const all = asked.words.map(() => 1)
  const ideal = hitSum(asked, all, weightOf)
  const context = share(hitSum(asked, hits, weightOf), ideal)
  const alike = cosine(asked.vector, vectorOf(`${headings} ${text}`))
  return {
    candidate,
    statements: statements.map((statement, at) => {
      const covered = share(hitSum(asked, hitsOf[at]!, weightOf), ideal)
      const likeness = cosine(asked.vector, vectorOf(statement))
      const tells = tellsOf(asked.sort, statement, language, isAsked)
      const value = covered + 0.3 * context + 0.5 * likeness + (tells ? 0.1 : 0)
      return { at, hits: hitsOf[at]!, cosine: likeness, tells, value }
    }),
    hits,
    cosine: alike,
    resemblance: alike + share(hitSum(asked, hits, rarityOf), hitSum(asked, all, rarityOf)),
    length: Math.log(1 + wordsOf(text).length),
    isSpoken: isSpoken(text, language),
  }
}
