import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathParametersOf, placeOf } from './names.ts'

const cases: [id: string, path: string, place: string, parameters?: string][] = [
  ['listVoiceProfiles', '/voice_profiles', 'voiceProfiles.list'],
  ['updateFitCriterion', '/fit_criteria/{id}', 'fitCriteria.update', 'id'],
  ['archiveService', '/services/{id}/archive', 'services.archive', 'id'],
  ['getAgent', '/agents/{slug}', 'agents.get', 'slug'],
  ['archiveAgent', '/agents/{slug}/archive', 'agents.archive', 'slug'],
  ['listPromptTemplates', '/agents/{slug}/prompt_templates', 'promptTemplates.list', 'slug'],
  [
    'activatePromptTemplate',
    '/agents/{slug}/prompt_templates/{id}/activate',
    'promptTemplates.activate',
    'slug, id',
  ],
  ['getFlow', '/agents/{agent_slug}/flow', 'flow.get', 'slug'],
  ['compileFlow', '/agents/{agent_slug}/flow/compile', 'flow.compile', 'slug'],
  ['restoreFlowState', '/agents/{agent_slug}/flow/states/{id}/archive', 'flow.states.restore', 'slug, id'],
  ['createSlot', '/agents/{agent_slug}/flow/states/{id}/slots', 'flow.slots.create', 'slug, stateId'],
  [
    'diffFlowVersions',
    '/agents/{agent_slug}/flow/versions/{version}/diff',
    'flow.versions.diff',
    'slug, version',
  ],
  ['reopenKnowledgeGap', '/knowledge_gaps/{id}/resolution', 'knowledgeGaps.reopen', 'id'],
  ['pauseOrganization', '/organization/pause', 'organization.pause'],
  ['rotateWebhookSecret', '/webhook_endpoints/{id}/rotate_secret', 'webhookEndpoints.rotateSecret', 'id'],
  [
    'listDeliveries',
    '/webhook_endpoints/{id}/deliveries',
    'webhookEndpoints.deliveries.list',
    'webhookEndpointId',
  ],
  ['streamEvents', '/events/stream', 'events.stream'],
  ['eraseConversation', '/conversations/{id}', 'conversations.erase', 'id'],
  ['startAnswerCheck', '/answer_checks', 'answerChecks.start'],
]
for (const [id, path, expected, parameters = ''] of cases)
  test(`${id} of ${path} is ${expected}(${parameters})`, () => {
    const place = placeOf({ id, path })
    assert.equal([...place.resource, place.method].join('.'), expected)
    const names = pathParametersOf({ path }, place).map(({ name }) => name)
    assert.equal(names.join(', '), parameters)
  })
