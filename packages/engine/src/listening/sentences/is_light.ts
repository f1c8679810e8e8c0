import type { ListeningPack } from '../language/index.ts'
import type { TokenRun } from './sentences.ts'
import type { Token } from './tokens.ts'

/** Whether a word adds nothing to what a sentence says: "just", "please". */
export const isLight = ({ word }: Token, { sentences, replies }: ListeningPack): boolean =>
  sentences.light.has(word) || replies.fillers.has(word)

/** Whether a sentence says nothing but the words from `first` to `last`: "maybe about 20". Positions are the sentence's. */
export const isAlone = (
  { tokens }: TokenRun,
  { first, last }: { first: number; last: number },
  pack: ListeningPack,
): boolean => tokens.every((token, at) => (at >= first && at <= last) || isLight(token, pack))
