import { operations } from '@foyer/contract'
import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server'
import { Refusal } from '../../platform/index.ts'
import type { Api } from './api.ts'
import type { ResourceFace } from './face.ts'
import { pagesOf, readApi } from './read_api.ts'

/** What a person may want to hand to a model as it is: agents, flows, gaps and transcripts, by the API's own paths. */

const json = 'application/json'

interface Kind {
  template: ResourceTemplateType
  address: RegExp
  /** The text, by what stands in the address. */
  read(api: Api, name: string): Promise<string>
}

const kinds: readonly Kind[] = [
  kindOf('foyer://agents/{slug}', 'agent', json, 'An agent and its settings.', async (api, slug) =>
    shown(await readApi(api, operations.getAgent, { slug })),
  ),
  kindOf(
    'foyer://agents/{slug}/flow',
    'flow',
    json,
    'The flow of an agent: its phases and the questions that they ask.',
    async (api, agent_slug) => shown(await readApi(api, operations.getFlow, { agent_slug })),
  ),
  kindOf(
    'foyer://knowledge_gaps/{id}',
    'gap',
    json,
    'A question that visitors asked and the knowledge could not answer.',
    async (api, id) => shown(await readApi(api, operations.getKnowledgeGap, { id: Number(id) })),
  ),
  kindOf(
    'foyer://conversations/{id}/transcript',
    'transcript',
    'text/plain',
    'What was said in a conversation, oldest first.',
    (api, id) => transcriptOf(api, Number(id)),
  ),
]

export const resourcesThrough = (api: Api): ResourceFace => ({
  templates: kinds.map(({ template }) => template),
  async list() {
    const [agents, gaps, conversations] = await Promise.all([
      readApi(api, operations.listAgents, { limit: 100 }),
      readApi(api, operations.listKnowledgeGaps, { status: 'open', order: 'occurrences' }),
      readApi(api, operations.listConversations, {}),
    ])
    return [
      ...agents.data.flatMap(({ slug, name }) => [
        resource(`foyer://agents/${slug}`, name, json),
        resource(`foyer://agents/${slug}/flow`, `Flow of ${name}`, json),
      ]),
      ...gaps.data.map(({ id, question }) => resource(`foyer://knowledge_gaps/${id}`, question, json)),
      ...conversations.data.map(({ id, number, agent }) =>
        resource(
          `foyer://conversations/${id}/transcript`,
          `Conversation #${number} with ${agent}`,
          'text/plain',
        ),
      ),
    ]
  },
  async read(uri) {
    for (const { template, address, read } of kinds) {
      const [, name] = address.exec(uri) ?? []
      if (name === undefined) continue
      const text = await read(api, name).catch(orMissing)
      return text === undefined ? undefined : contentsOf(uri, template.mimeType ?? json, text)
    }
    return undefined
  },
})

/** The open gaps that were asked since then, for a prompt to carry: the most frequent questions first. */
export async function openGapsSince(api: Api, since: Date, agent: string | undefined) {
  const asked = []
  const filter = { status: 'open', order: 'occurrences', ...(agent !== undefined && { agent }) } as const
  const pages = pagesOf((page) => readApi(api, operations.listKnowledgeGaps, { ...filter, ...page }))
  for await (const { id, agent, question, occurrences, last_asked_at, created_at, last_check } of pages)
    if (new Date(last_asked_at ?? created_at) >= since)
      asked.push({ id, agent, question, occurrences, last_asked_at, reason: last_check?.reason })
  return asked
}

export const contentsOf = (uri: string, mimeType: string, text: string): ReadResourceResult => ({
  contents: [{ uri, mimeType, text }],
})

function kindOf(
  uriTemplate: string,
  name: string,
  mimeType: string,
  description: string,
  read: Kind['read'],
): Kind {
  const address = new RegExp(`^${uriTemplate.replace(/\{\w+\}/, '([\\w-]+)')}$`)
  return { template: { uriTemplate, name, mimeType, description }, address, read }
}

const resource = (uri: string, name: string, mimeType: string): Resource => ({ uri, name, mimeType })

const shown = (value: unknown) => JSON.stringify(value)

async function transcriptOf(api: Api, id: number): Promise<string> {
  const said: string[] = []
  for await (const { created_at, role, text } of pagesOf((page) =>
    readApi(api, operations.listMessages, { id, ...page }),
  ))
    said.push(`${created_at} ${role}: ${text}`)
  return said.join('\n\n')
}

function orMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'resource_missing') return undefined
  throw error
}
