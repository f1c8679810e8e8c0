import type { ToolDefinition } from './tool.ts'

export const suggestReplies: ToolDefinition = {
  name: 'suggest_replies',
  meaning: 'one-tap answer buttons under the agent’s questions (configured options and agent-named choices)',
  description: 'Show short answers to the question just asked as buttons that the visitor can tap.',
  settings: {},
  parameters: () => ({
    type: 'object',
    properties: {
      replies: {
        type: 'array',
        description: 'What the visitor could answer, each a few words long, in the visitor’s language.',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 8,
        uniqueItems: true,
      },
    },
    required: ['replies'],
    additionalProperties: false,
  }),
}
