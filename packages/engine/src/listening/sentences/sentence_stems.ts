import type { ListeningPack } from '../language/index.ts'
import { isCommon } from './common_words.ts'
import { isLight } from './is_light.ts'
import type { TokenRun } from './sentences.ts'
import { stemOf, type Token } from './tokens.ts'

/** A sentence's words as phrases are looked for in them. */
export interface SentenceStems {
  tokens: readonly Token[]
  /** Of each token. */
  stems: readonly string[]
  /** All words and stems: most phrases are ruled out by a look at them. */
  known: ReadonlySet<string>
  /** Of each token: whether it may be a word that was mistyped. */
  slips: readonly boolean[]
  maySlip: boolean
  /** Of each token: whether it is a word without matter. */
  light: readonly boolean[]
}

export function sentenceStems({ tokens, plain }: TokenRun, pack: ListeningPack): SentenceStems {
  const greeting = pack.sentences.greeting.exec(plain)?.[0].split(' ').length ?? 0
  const stems = tokens.map(({ word }, at) => (at < greeting ? '' : stemOf(word, pack.language)))
  const slips = tokens.map(({ word, kind }, at) => kind === 'word' && !isCommon(word, stems[at]!, pack))
  return {
    tokens,
    stems,
    known: new Set([...stems, ...tokens.slice(greeting).map(({ word }) => word)]),
    slips,
    maySlip: slips.includes(true),
    light: tokens.map((token) => isLight(token, pack)),
  }
}
