import { findQuote } from '../quote.ts'
import { closed, textIn } from './arguments.ts'
import { done, refused, type Tool } from './tool.ts'

export const endConversation: Tool = {
  name: 'end_conversation',
  description:
    'End the conversation after the visitor has said goodbye, together with your own goodbye. Thanks alone are no goodbye.',
  parameters: () =>
    closed(
      {
        goodbye: {
          type: 'string',
          description: 'The words of their last message that say goodbye, copied exactly.',
        },
      },
      ['goodbye'],
    ),
  isExtra: true,
  run: ({ said }, draft, given) =>
    findQuote(textIn(given, 'goodbye'), said.slice(-1))
      ? done({ ...draft, goodbye: true }, 'The conversation ends with your goodbye.')
      : refused(draft, 'The visitor has not said that. The conversation stays open.'),
}
