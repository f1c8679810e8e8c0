import { addressWords, replyAddress } from '../contact.ts'
import { type Draft, withAction } from '../draft.ts'
import { closed, textIn } from './arguments.ts'
import { done, refused, type Tool } from './tool.ts'

const longestQuestion = 500
/** So many unanswered questions are remembered. */
const mostGaps = 50

export const reportGap: Tool = {
  name: 'report_gap',
  action: 'reported_gap',
  description:
    'Tell the team which question about the organization stays open, because nothing that you were given or found answers ' +
    'it. Only for what the visitor asked, and together with the sentence that says so.',
  parameters: () =>
    closed({ question: { type: 'string', description: 'The question, complete in itself.' } }, ['question']),
  isExtra: true,
  run({ setting }, draft, given) {
    const question = textIn(given, 'question')
    if (question.length > longestQuestion) return refused(draft, 'Put the question more briefly.')
    return done(
      withGap(draft, question),
      `The team sees this question. ${addressWords(replyAddress(setting, draft.state))}`,
    )
  },
}

function withGap(draft: Draft, question: string): Draft {
  if (draft.gaps.includes(question)) return draft
  const gaps = [...draft.state.gaps.filter((gap) => gap !== question), question].slice(-mostGaps)
  const after = { ...draft, gaps: [...draft.gaps, question], state: { ...draft.state, gaps } }
  return withAction(after, 'reported_gap')
}
