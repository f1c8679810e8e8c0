import type { Draft } from './draft.ts'
import type { EvidenceReference, QuestionOutcome } from './outcome.ts'
import type { TurnMessage } from './turn.ts'

/** How the reply came to its end. `broken_off`: the visitor has seen a part of it. */
export type ReplyEnd = 'whole' | 'honest_sentence' | 'broken_off' | 'stopped' | 'failed'

interface QuestionsInput {
  message: TurnMessage
  draft: Pick<Draft, 'gaps' | 'answer_unknown'>
  evidence: EvidenceReference[]
  end: ReplyEnd
  unsearched: QuestionOutcome['unsearched'] | null
}

/** What was asked, and whether it was answered: the message where it asks or the reply rests on something, and each gap. */
export function questionsOf(input: QuestionsInput): QuestionOutcome[] {
  const { message, draft, evidence, unsearched } = input
  const gaps = draft.gaps.map((text): QuestionOutcome => ({ text, answered: 'no', evidence: [] }))
  if (evidence.length === 0 && (gaps.length > 0 || !asks(message.text))) return gaps
  const asked: QuestionOutcome = {
    text: message.text,
    answered: answeredIn(input),
    evidence,
    ...(unsearched && evidence.length === 0 && { unsearched }),
  }
  return [asked, ...gaps]
}

/** None that is part of an address. */
const questionMark = /[?？؟](?=$|[\s)"”“’»*_?!])/u
export const asks = (text: string): boolean => questionMark.test(text)

function answeredIn({ draft, evidence, end, unsearched }: QuestionsInput): QuestionOutcome['answered'] {
  if (end === 'honest_sentence' || end === 'failed') return 'no'
  if (draft.gaps.length > 0 || draft.answer_unknown) return evidence.length > 0 ? 'partly' : 'no'
  if (unsearched === 'outage' && evidence.length === 0) return 'no'
  return end === 'whole' ? 'yes' : 'partly'
}
