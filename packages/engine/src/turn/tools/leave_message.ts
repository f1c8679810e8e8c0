import { presenceText } from '../brief/moment_words.ts'
import { addressWords, isAddress, isGiven, replyAddress } from '../contact.ts'
import { type Draft, passedOn, withAction } from '../draft.ts'
import { closed, textIn } from './arguments.ts'
import { done, refused, type Tool, type ToolContext } from './tool.ts'

const longestMessage = 2000
/** Of a message, in the situation of later turns. */
const longestMention = 120

export const leaveMessage: Tool = {
  name: 'leave_message',
  action: 'left_message',
  description:
    'Pass a message of the visitor on to the team, with the email address or telephone number for a reply where they gave ' +
    'one. It is sent at once: call it when they have said what to pass on, and do not ask afterwards whether it was right.',
  parameters: () =>
    closed(
      {
        message: {
          type: 'string',
          description: 'For the team, complete in itself, in the words of the visitor.',
        },
        reply_to: {
          type: 'string',
          description:
            'Email address or telephone number, as the visitor wrote it. Leave it out if they gave none.',
        },
      },
      ['message'],
    ),
  run(context, draft, given) {
    const text = textIn(given, 'message')
    const address = textIn(given, 'reply_to')
    const problem = problemOf(context, draft, text, address)
    if (problem !== null) return refused(draft, problem)
    const reply_to = address || replyAddress(context.setting, draft.state)
    return done(
      withMessage(draft, text, reply_to, address),
      `Passed on. ${presenceText(context.setting.moment.presence)} ${addressWords(reply_to)}`,
    )
  },
}

function problemOf(
  { setting, said }: ToolContext,
  draft: Draft,
  text: string,
  address: string,
): string | null {
  if (text.length > longestMessage) return 'The message can have at most 2,000 characters.'
  if (address === '' || address === replyAddress(setting, draft.state)) return null
  if (!isAddress(address)) return 'reply_to must be an email address or a telephone number.'
  return isGiven(address, said)
    ? null
    : 'The visitor did not write this address. Ask for it, or leave it out.'
}

/** Whoever leaves an address waits for somebody. */
function withMessage(draft: Draft, text: string, reply_to: string | null, given: string): Draft {
  const mention = text.length > longestMention ? `${text.slice(0, longestMention)}…` : text
  const after: Draft = {
    ...draft,
    messages: [...draft.messages, { text, reply_to }],
    person_wanted: draft.person_wanted ?? (reply_to === null ? null : 'message_left'),
    state: {
      ...draft.state,
      passed_on: passedOn(draft.state, text),
      reply_to: given || draft.state.reply_to,
      person_wanted: draft.state.person_wanted || reply_to !== null,
    },
  }
  return withAction(after, 'left_message', `Passed on to the team: "${mention}"`)
}
