import type { ToolDefinition } from './tool.ts'

const max_links = {
  minimum: 1,
  maximum: 3,
  default: 1,
  meaning: 'the number of page buttons one reply may carry',
}

export const offerNavigation: ToolDefinition = {
  name: 'offer_navigation',
  meaning: 'buttons that open the organization’s own pages',
  description: 'Offer buttons that open pages of the organization, where a page says more than a reply can.',
  settings: { max_links },
  parameters: (_phase, settings) => ({
    type: 'object',
    properties: {
      pages: {
        type: 'array',
        description: 'Addresses from the list of pages, the most useful first.',
        items: { type: 'string' },
        minItems: 1,
        maxItems: settings.max_links ?? max_links.default,
        uniqueItems: true,
      },
    },
    required: ['pages'],
    additionalProperties: false,
  }),
}
