import { agentRoutes } from './agents/agents/routes.ts'
import { deliverableTemplateRoutes } from './agents/deliverable_templates/routes.ts'
import { experimentRoutes } from './agents/experiments/routes.ts'
import { fitCriterionRoutes } from './agents/fit_criteria/routes.ts'
import { flowRoutes } from './agents/flow/routes.ts'
import { flowVersionRoutes } from './agents/flow_versions/routes.ts'
import { identityRoutes } from './agents/identities/routes.ts'
import { promptTemplateRoutes } from './agents/prompt_templates/routes.ts'
import { resourceDraftRoutes } from './agents/resource_drafts/routes.ts'
import { serviceRoutes } from './agents/services/routes.ts'
import { voiceProfileRoutes } from './agents/voice_profiles/routes.ts'
import { conversationRoutes } from './conversations/conversations/routes.ts'
import { deliverableRoutes } from './conversations/deliverables/routes.ts'
import { previewRoutes } from './conversations/previews/routes.ts'
import type { Turns } from './conversations/turns/index.ts'
import { turnRoutes } from './conversations/turns/routes.ts'
import { answerCheckRoutes } from './knowledge/answer_checks/routes.ts'
import type { Knowledge } from './knowledge/answering/knowledge.ts'
import { ingestionInstructionRoutes } from './knowledge/ingestion_instructions/routes.ts'
import { ingestionRunRoutes } from './knowledge/ingestion_runs/routes.ts'
import { knowledgeFactRoutes } from './knowledge/knowledge_facts/routes.ts'
import { knowledgeGapRoutes } from './knowledge/knowledge_gaps/routes.ts'
import { knowledgeSourceRoutes } from './knowledge/knowledge_sources/routes.ts'
import { knowledgeRoutes } from './knowledge/search/routes.ts'
import { apiKeyRoutes } from './organization/api_keys/routes.ts'
import { auditLogRoutes } from './organization/audit_log/routes.ts'
import { eventRoutes } from './organization/events/routes.ts'
import { invitationRoutes } from './organization/invitations/routes.ts'
import { memberRoutes } from './organization/members/routes.ts'
import { organizationExportRoutes } from './organization/organization_exports/routes.ts'
import { organizationRoutes } from './organization/profile/routes.ts'
import { webhookDeliveryRoutes } from './organization/webhook_deliveries/routes.ts'
import { webhookEndpointRoutes } from './organization/webhook_endpoints/routes.ts'
import type { Sending } from './organization/webhook_endpoints/service.ts'
import type { EventFeed } from './platform/events/event_feed.ts'
import type { Routes } from './platform/http/bind.ts'
import { organizationModelRoutes } from './reasoning/organization_model/routes.ts'
import type { ModelSetting } from './reasoning/reasoner/model/setting.ts'

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
