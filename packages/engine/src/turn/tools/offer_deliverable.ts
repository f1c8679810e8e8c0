import { withAction } from '../draft.ts'
import { closed } from './arguments.ts'
import { done, isUsed, type Tool } from './tool.ts'

export const offerDeliverable: Tool = {
  name: 'offer_deliverable',
  action: 'promised_document',
  description:
    'Promise the document that sums this conversation up, once there is enough to sum up. Visitors get it at the end.',
  parameters: (flow) =>
    flow.deliverable_templates.length > 0 && isUsed(flow, 'offer_deliverable') ? closed({}) : null,
  run(_, draft) {
    if (draft.state.promised) return done(draft, 'The visitor has been promised it already.')
    const after = { ...draft, state: { ...draft.state, promised: true } }
    return done(
      withAction(after, 'promised_document', 'Promised the document that sums up the conversation.'),
      'Promised: the visitor gets the document when the conversation ends. Say so.',
    )
  },
}
