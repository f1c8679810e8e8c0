import { annoyancesOf, outcomeOf, slotGrades } from './grade.ts'
import type { PlayedConversation, PlayedMessage } from './play.ts'

/** T1, T2, T3 and T5 of what was played. */
export interface Figures {
  answerable: number
  right: number
  right_or_tap: number
  partly: number
  wrong: number
  withheld: number
  ignored: number
  /** Replies to answerable messages that come with chips. */
  chips: number
  /** Messages in another language than the organization's are counted apart. */
  other_language: { answerable: number; right: number }
  unanswerable: number
  honest_no: number
  replies: number
  annoying: number
  slots: number
  slots_right: number
  slots_wrong: number
}

export function figuresOf(messages: PlayedMessage[], conversations: PlayedConversation[]): Figures {
  const apart = ({ message }: PlayedMessage) => message.type === 'other-language'
  const graded = messages.map((played) => ({ played, outcome: outcomeOf(played) }))
  const answerable = graded.filter(({ played }) => played.message.expect === 'answer' && !apart(played))
  const foreign = graded.filter(({ played }) => played.message.expect === 'answer' && apart(played))
  const declined = graded.filter(({ played }) => played.message.expect === 'decline')
  const count = (...outcomes: (string | null)[]) =>
    answerable.filter(({ outcome }) => outcomes.includes(outcome)).length
  const slots = conversations.flatMap(slotGrades)
  return {
    answerable: answerable.length,
    right: count('right'),
    right_or_tap: count('right', 'by_tap'),
    partly: count('partly'),
    wrong: count('wrong'),
    withheld: count('withheld'),
    ignored: count('ignored'),
    chips: answerable.filter(({ played: { reply } }) => reply.chips.length > 0 && reply.asks === null).length,
    other_language: {
      answerable: foreign.length,
      right: foreign.filter(({ outcome }) => outcome === 'right').length,
    },
    unanswerable: declined.length,
    honest_no: declined.filter(({ outcome }) => outcome === 'honest_no').length,
    replies: messages.length,
    annoying: messages.filter((played) => annoyancesOf(played).length > 0).length,
    slots: slots.length,
    slots_right: slots.filter(({ grade }) => grade === 'right').length,
    slots_wrong: slots.filter(({ grade }) => grade === 'wrong').length,
  }
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)

export function tableOf(rows: [name: string, figures: Figures][]): string {
  const head = [
    '',
    'answerable',
    'right',
    'or by tap',
    'partly',
    'wrong',
    'withheld',
    'ignored',
    'chips',
    'other language',
    'honest no (T2)',
    'annoying (T3)',
    'slots right / wrong (T5)',
  ]
  const cells = rows.map(([name, f]) => [
    name,
    String(f.answerable),
    share(f.right, f.answerable),
    share(f.right_or_tap, f.answerable),
    share(f.partly, f.answerable),
    share(f.wrong, f.answerable),
    share(f.withheld, f.answerable),
    share(f.ignored, f.answerable),
    share(f.chips, f.answerable),
    `${f.other_language.right} of ${f.other_language.answerable}`,
    `${share(f.honest_no, f.unanswerable)} of ${f.unanswerable}`,
    `${share(f.annoying, f.replies)} of ${f.replies}`,
    `${share(f.slots_right, f.slots)} / ${share(f.slots_wrong, f.slots)} of ${f.slots}`,
  ])
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
