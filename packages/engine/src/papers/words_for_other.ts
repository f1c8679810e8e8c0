import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { CapturedAnswer } from '../conversation/answers.ts'
import type { EngineData } from '../engine_data.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { listeningPackFor } from '../listening/language/index.ts'
import { preparedSlot } from '../listening/prepared_slot.ts'
import { chipsOf } from '../slots/chips.ts'
import { newPart, parsedAlone, toldWords } from './telling.ts'
import { wishOf } from './wish.ts'

/** What a visitor means by the option for something else: what they say beside it, else what they want. */
export function wordsForOther(
  conversation: ClosingConversation,
  slot: SlotDefinition,
  { value, message_id }: CapturedAnswer,
  data: EngineData,
): string | null {
  const { said, locale } = conversation
  const isChosen = (option: { value: string }) => [value].flat().includes(option.value)
  const { options } = preparedSlot(slot, listeningPackFor([], locale))
  if (!options.some((option) => option.isOther && isChosen(option))) return null
  const message = said.find((each) => each.message_id === message_id)?.text ?? ''
  const told = toldWords(
    chipsOf(slot, locale)
      .filter(isChosen)
      .map(({ label }) => label)
      .join(' '),
  )
  const [part] = parsedAlone(message, locale, data).sentences.flatMap((sentence) => {
    const found = sentence.asks ? null : newPart(message, sentence, told, locale)
    return found ? [message.slice(found.from, found.to)] : []
  })
  return part ?? wishOf(conversation, data)?.words ?? null
}
