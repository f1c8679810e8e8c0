import type { ToolDefinition } from './tool.ts'

export const offerDeliverable: ToolDefinition = {
  name: 'offer_deliverable',
  meaning: 'promise and trigger the wrap-up document',
  description: 'Promise the visitor the document that sums up this conversation, once it is worth having.',
  settings: {},
  parameters: () => ({
    type: 'object',
    properties: {
      promise: { type: 'string', description: 'One sentence that says what the document will contain.' },
    },
    required: ['promise'],
    additionalProperties: false,
  }),
}
