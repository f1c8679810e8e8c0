import { closed } from './arguments.ts'
import { done, type Tool } from './tool.ts'

export const endConversation: Tool = {
  name: 'end_conversation',
  description:
    'End the conversation after the visitor has said goodbye, together with your own goodbye. Thanks alone are no goodbye.',
  parameters: () => closed({}),
  run: (_, draft) => done({ ...draft, goodbye: true }, 'The conversation ends with your goodbye.'),
}
