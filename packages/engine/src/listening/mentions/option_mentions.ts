import type { ListeningPack } from '../language/index.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { SentenceStems } from '../sentences/sentence_stems.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'
import { namedOptions } from './named_options.ts'
import { severalMentions } from './several_mentions.ts'

/** Options of a slot that a sentence names or means. */
export function optionMentions(
  sentence: Sentence,
  spoken: SentenceStems,
  at: number,
  prepared: PreparedSlot,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  return isAsked && prepared.slot.data_type === 'multi_enum'
    ? severalMentions(sentence, spoken, at, prepared, pack)
    : namedOptions(sentence, spoken, at, prepared, isAsked, pack)
}
