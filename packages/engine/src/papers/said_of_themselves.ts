import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { isSmallTalk } from '../knowledge/answer/small_talk/index.ts'
import { readMessage } from '../listening/read_message.ts'

interface SelfIntroduction {
  name: string | null
  emails: string[]
  phones: string[]
}

const asking = (key: string, data_type: SlotDefinition['data_type']): SlotDefinition => ({
  id: 0,
  key,
  title: null,
  data_type,
  required: false,
  enum_values: null,
  enum_labels: {},
  translations: {},
  description: null,
  archived: false,
})
const slots = [asking('full_name', 'string'), asking('email', 'email'), asking('phone', 'string')]

/** Who visitors say they are and how to reach them, though the flow never asks: "I'm Jana Novak, 0131 496 0999". */
export function saidOfThemselves({ said, locale }: ClosingConversation, data: EngineData): SelfIntroduction {
  const captures = said.flatMap(
    ({ text }) =>
      readMessage(
        {
          message: text,
          locale,
          slots,
          asked: { slot: null, options: [], invited: false },
          answers: {},
          topic: null,
        },
        data,
      ).captures,
  )
  const told = (key: string) => captures.flatMap(({ slot, value }) => (slot === key ? [String(value)] : []))
  return {
    name: told('full_name').find((name) => !isSmallTalk(name, locale)) ?? null,
    emails: [...new Set(told('email'))],
    phones: [...new Set(told('phone'))],
  }
}
