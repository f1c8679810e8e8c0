import type { Routes } from '../http/bind.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'
import type { EventFeed } from '../runtime/event_feed.ts'
import type { Knowledge } from '../runtime/knowledge.ts'
import type { Turns } from '../runtime/turns/index.ts'
import { turnRoutes } from '../runtime/turns/routes.ts'
import { agentRoutes } from './agents/routes.ts'
import { answerCheckRoutes } from './answer_checks/routes.ts'
import { apiKeyRoutes } from './api_keys/routes.ts'
import { auditLogRoutes } from './audit_log/routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { deliverableTemplateRoutes } from './deliverable_templates/routes.ts'
import { deliverableRoutes } from './deliverables/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { experimentRoutes } from './experiments/routes.ts'
import { fitCriterionRoutes } from './fit_criteria/routes.ts'
import { flowRoutes } from './flow/routes.ts'
import { flowVersionRoutes } from './flow_versions/routes.ts'
import { identityRoutes } from './identities/routes.ts'
import { ingestionInstructionRoutes } from './ingestion_instructions/routes.ts'
import { ingestionRunRoutes } from './ingestion_runs/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { knowledgeFactRoutes } from './knowledge_facts/routes.ts'
import { knowledgeGapRoutes } from './knowledge_gaps/routes.ts'
import { knowledgeSourceRoutes } from './knowledge_sources/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { organizationRoutes } from './organization/routes.ts'
import { organizationExportRoutes } from './organization_exports/routes.ts'
import { organizationModelRoutes } from './organization_model/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { promptTemplateRoutes } from './prompt_templates/routes.ts'
import { resourceDraftRoutes } from './resource_drafts/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { voiceProfileRoutes } from './voice_profiles/routes.ts'
import { webhookDeliveryRoutes } from './webhook_deliveries/routes.ts'
import { webhookEndpointRoutes } from './webhook_endpoints/routes.ts'
import type { Sending } from './webhook_endpoints/service.ts'

/** What some resources need beside storage. */
export interface Surroundings extends Sending {
  feed: EventFeed
  knowledge: Knowledge
  turns: Turns
  installationModel: ModelSetting | null
  publicUrl: string
}

/** Every resource of the API. */
export function resourceRoutes(routes: Routes, surroundings: Surroundings) {
  organizationRoutes(routes)
  organizationExportRoutes(routes)
  organizationModelRoutes(routes, surroundings)
  memberRoutes(routes)
  invitationRoutes(routes, surroundings)
  apiKeyRoutes(routes)
  webhookEndpointRoutes(routes, surroundings)
  webhookDeliveryRoutes(routes)
  eventRoutes(routes, surroundings.feed)
  auditLogRoutes(routes)
  agentRoutes(routes)
  flowRoutes(routes)
  flowVersionRoutes(routes)
  promptTemplateRoutes(routes)
  previewRoutes(routes)
  experimentRoutes(routes)
  conversationRoutes(routes)
  turnRoutes(routes, surroundings.turns)
  knowledgeSourceRoutes(routes)
  ingestionRunRoutes(routes)
  knowledgeRoutes(routes, surroundings.knowledge)
  ingestionInstructionRoutes(routes)
  knowledgeFactRoutes(routes)
  knowledgeGapRoutes(routes, surroundings.knowledge)
  answerCheckRoutes(routes)
  fitCriterionRoutes(routes)
  serviceRoutes(routes)
  voiceProfileRoutes(routes)
  identityRoutes(routes)
  deliverableTemplateRoutes(routes)
  deliverableRoutes(routes)
  resourceDraftRoutes(routes)
}
