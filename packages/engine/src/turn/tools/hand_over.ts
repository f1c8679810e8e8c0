import { presenceText } from '../brief/moment_words.ts'
import { addressWords, replyAddress } from '../contact.ts'
import { passedOn, withAction } from '../draft.ts'
import { closed, textIn } from './arguments.ts'
import { done, type Tool, type ToolContext } from './tool.ts'

export const handOver: Tool = {
  name: 'hand_over',
  action: 'handed_over',
  description:
    'Ask a person of the team to take over: when the visitor wants a person, complains in earnest, or needs what only ' +
    'people know or decide. The result says when somebody answers, and where. If the situation names no address for a ' +
    'reply, ask for one in your text, once.',
  parameters: () =>
    closed(
      {
        reason: { type: 'string', description: 'For the team, in one sentence: what the visitor needs.' },
        cause: {
          type: 'string',
          enum: ['visitor_wants_it', 'answer_unknown', 'only_people_can'],
        },
      },
      ['reason', 'cause'],
    ),
  run(context, draft, given) {
    if (context.done_before.includes('handed_over'))
      return done(draft, `The team has been told before. ${stateOf(context, draft.state)}`)
    const after = {
      ...draft,
      person_wanted: 'handed_over' as const,
      answer_unknown: draft.answer_unknown || given.cause === 'answer_unknown',
      state: {
        ...draft.state,
        person_wanted: true,
        passed_on: passedOn(draft.state, textIn(given, 'reason')),
      },
    }
    return done(
      withAction(after, 'handed_over', `Asked a person of the team to take over: ${textIn(given, 'reason')}`),
      `The team has been told and sees this conversation. ${stateOf(context, draft.state)}`,
    )
  },
}

/** When somebody answers, and where. */
const stateOf = ({ setting }: ToolContext, state: Parameters<typeof replyAddress>[1]): string =>
  `${presenceText(setting.moment.presence)} ${addressWords(replyAddress(setting, state))}`
