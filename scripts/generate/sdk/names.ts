import type { Operation } from '@foyer/contract'
import { camel, singular } from './words.ts'

/**
 * Where an operation stands in the client. The rule:
 *
 * - The method is the first word of the operation's id: `listVoiceProfiles` → `list`.
 * - The resource is the path without its parameters: `/flow/states/{id}` → `flow.states`. What belongs to an agent
 *   stands for itself, `/agents/{slug}/prompt_templates` → `promptTemplates`, and takes the slug first.
 * - A method beyond list, get, create, update and delete is a deed. The last segment of its path, which names the
 *   deed, is not part of the resource: `archiveService` of `/services/{id}/archive` → `services.archive`. When that
 *   segment says more than the id's first word, it is the method: `…/rotate_secret` → `rotateSecret`.
 *
 * `exceptions` are the operations that this reads badly for.
 */

export interface Place {
  /** `['flow', 'states']` */
  resource: string[]
  method: string
}

const exceptions: Record<string, string> = {
  getAgentReadiness: 'agents.readiness',
  getOrganizationUsage: 'organization.usage',
  getOrganizationExportFile: 'organization.exports.download',
  reportPresence: 'conversations.presence.report',
  createSlot: 'flow.slots.create',
  orderSlots: 'flow.slots.order',
  orderFlowStates: 'flow.states.order',
  correctKnowledgeFact: 'knowledgeFacts.correct',
  correctMessage: 'conversations.messages.correct',
}

const plain = new Set(['list', 'get', 'create', 'update', 'delete'])

export function placeOf({ id, path }: Pick<Operation, 'id' | 'path'>): Place {
  const segments = path.slice(1).split('/')
  const exception = exceptions[id]?.split('.')
  if (exception) return { resource: exception.slice(0, -1), method: exception.at(-1)! }
  const verb = /^[a-z]+/.exec(id)![0]
  const ofAgent = segments[0] === 'agents' && segments[2] !== undefined
  const words = segments.filter((segment) => !segment.startsWith('{')).map(camel)
  const last = segments.at(-1)!
  if (plain.has(verb) || last.startsWith('{') || words.length === 1)
    return { resource: ofAgent ? words.slice(1) : words, method: verb }
  const deed = words.at(-1)!
  const resource = words.slice(ofAgent && words.length > 2 ? 1 : 0, -1)
  return { resource, method: deed.startsWith(verb) ? deed : verb }
}

interface PathParameter {
  /** As in the path: `agent_slug`. */
  wire: string
  /** As in the method: `slug`, `id`, or `stateId` where the id is that of another resource. */
  name: string
}

export function pathParametersOf({ path }: Pick<Operation, 'path'>, { resource }: Place): PathParameter[] {
  return [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([, owner, wire]) => ({
    wire: wire!,
    name:
      wire === 'agent_slug'
        ? 'slug'
        : wire === 'id' && camel(owner!) !== resource.at(-1)
          ? camel(`${singular(owner!)}_id`)
          : camel(wire!),
  }))
}
