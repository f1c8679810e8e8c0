import type { ToolDefinition } from './tool.ts'

export const consultKnowledge: ToolDefinition = {
  name: 'consult_knowledge',
  meaning: 'ground replies in activated knowledge',
  description: 'Look up what the organization has published before answering a question about it.',
  settings: {},
  parameters: () => ({
    type: 'object',
    properties: {
      question: {
        type: 'string',
        description: 'One question, complete in itself, in the words of the visitor.',
      },
    },
    required: ['question'],
    additionalProperties: false,
  }),
}
