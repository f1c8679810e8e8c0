import type { AuditLogEntry } from '@foyer/sdk'
import { capitalized } from '../../../parts/capitalized.ts'

/** What somebody did, as people say it: "changed the service “Pricing audit”". */

const objectNames: Record<string, string> = {
  agent_appearance: 'appearance of an agent',
  api_key: 'API key',
  deliverable: 'document',
  deliverable_template: 'catalog document',
  fit_criterion: 'fit criterion',
  flow_state: 'phase',
  information_slot: 'question',
  ingestion_instruction: 'instruction',
  ingestion_run: 'sync',
  knowledge_fact: 'fact',
  knowledge_gap: 'gap',
  knowledge_source: 'source',
  member_notifications: 'notification preferences of a member',
  model_test: 'test of the language model',
  notification_test: 'test notification',
  organization_export: 'export',
  organization_model: 'language model',
  organization_notifications: 'notification settings',
  prompt_template: 'prompt',
  resource_draft: 'proposal',
  voice_profile: 'voice',
}

export const objectName = (object: string) => objectNames[object] ?? object.replaceAll('_', ' ')

export function objectLabel(object: string): string {
  return capitalized(objectName(object))
}

/** By the first word of the operation, such as `archive` in `archiveService`. */
const verbs: Record<string, string> = {
  accept: 'accepted',
  activate: 'activated',
  apply: 'applied',
  archive: 'archived',
  check: 'checked',
  close: 'closed',
  continue: 'continued',
  correct: 'corrected',
  create: 'created',
  delete: 'deleted',
  dismiss: 'dismissed',
  duplicate: 'duplicated',
  erase: 'erased',
  exclude: 'excluded',
  include: 'included',
  judge: 'marked the reply for',
  pause: 'paused',
  rate: 'rated',
  read: 'read',
  remove: 'removed',
  reopen: 'reopened',
  resolve: 'resolved',
  restore: 'restored',
  resume: 'resumed',
  revert: 'reverted',
  revoke: 'revoked',
  skip: 'skipped',
  start: 'started',
  stop: 'stopped',
  test: 'tested',
  unshare: 'stopped sharing',
  update: 'changed',
}

const phrases: Record<string, string> = {
  acceptInvitation: 'accepted',
  deliverWebhook: 'disabled',
  handBackConversation: 'handed',
  orderFlowStates: 'reordered the phases of',
  orderSlots: 'reordered the questions of',
  redeliverWebhook: 'redelivered',
  rotateWebhookSecret: 'rotated the secret of',
  sendMessage: 'wrote in',
  shareDeliverable: 'shared',
  stopTurn: 'stopped a reply in',
  stopVisitTurn: 'stopped a reply in',
  takeOverConversation: 'took over',
  testNotification: 'sent',
  testOrganizationModel: 'ran',
}

/** What follows the name. */
const endings: Record<string, string> = {
  handBackConversation: ' back to the agent',
}

/** An operation may change more than it names, such as the prompts of an agent that is created. */
function isAbout(operation: string, object: string): boolean {
  const words = operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const [, ...named] = words.split('_')
  return object.endsWith(named.join('_')) || named.join('_').endsWith(object)
}

function verbOf({ actor, operation, resource, before, after }: AuditLogEntry): string {
  const phrase = phrases[operation]
  if (phrase && !(operation === 'acceptInvitation' && resource.object === 'member')) return phrase
  const isBegun = before === null && begun.has(resource.object)
  if (isBegun) return 'started'
  const [first = ''] = operation.split(/(?=[A-Z])/)
  const verb = verbs[first]
  if (verb && isAbout(operation, resource.object)) return verb
  if (actor.type === 'visitor') return visitorVerb(resource.object, before === null)
  if (before === null) return 'created'
  if (after === null) return 'deleted'
  const status = before.status === after.status ? undefined : after.status
  return (typeof status === 'string' && ends[status]) || 'changed'
}

/** What runs in the background is started, whatever it is called to start it. */
const begun = new Set([
  'answer_check',
  'catalog_generation',
  'ingestion_run',
  'onboarding_run',
  'organization_export',
])

/** What happens by itself is known by how it ends. */
const ends: Record<string, string> = {
  applied: 'applied',
  closed: 'closed',
  completed: 'completed',
  expired: 'closed',
  failed: 'could not complete',
  open: 'reopened',
  paused: 'paused',
  planned: 'prepared',
  resolved: 'resolved',
}

function visitorVerb(object: string, isNew: boolean): string {
  if (object === 'conversation') return isNew ? 'started' : 'wrote in'
  if (object === 'knowledge_gap') return isNew ? 'asked a question that opened' : 'asked again about'
  return isNew ? 'created' : 'changed'
}

const nameFields = ['name', 'display_name', 'title', 'question', 'url', 'email', 'text', 'key', 'event_type']
const longestName = 80

/** Events leave out what visitors said: then it is known by its number. */
function nameOf({ resource, before, after }: AuditLogEntry): string {
  const fields: Record<string, unknown> = { ...before, ...after }
  if (resource.object === 'organization') return ''
  if (typeof fields.number === 'number') return ` #${fields.number}`
  const given = nameFields.map((field) => fields[field]).find((value) => typeof value === 'string' && value)
  if (typeof given === 'string')
    return ` “${given.length > longestName ? `${given.slice(0, longestName).trimEnd()}…` : given}”`
  return resource.id === undefined ? '' : ` ${resource.id}`
}

/** People are not created or changed: they are invited, join, and change what is theirs. */
function deedAmongPeople({ actor, resource, before, after }: AuditLogEntry): string | null {
  if (resource.object === 'invitation' && before === null) return `invited ${String(after?.email)}`
  if (resource.object !== 'member' || after === null || after.name !== actor.name) return null
  if (before === null) return 'joined'
  if (before.email_confirmed !== after.email_confirmed) return 'confirmed their email address'
  return 'changed their own role'
}

/** What was done, without who did it. */
export function deedOf(entry: AuditLogEntry): string {
  const ofPeople = deedAmongPeople(entry)
  if (ofPeople !== null) return ofPeople
  const name = nameOf(entry)
  const verb = verbOf(entry)
  if (verb === ends.planned)
    return `${verb} a preview of changes (${objectName(entry.resource.object)}${name})`
  // "the service “Audit”", but "conversation #12".
  const article = /^ #?\d/.test(name) ? '' : 'the '
  return `${verb} ${article}${objectName(entry.resource.object)}${name}${endings[entry.operation] ?? ''}`
}

export function actorName({ actor: { type, name } }: AuditLogEntry): string {
  if (type === 'api_key') return `API key “${name}”`
  if (type === 'visitor') return 'A visitor'
  return type === 'system' ? 'Foyer' : name
}
