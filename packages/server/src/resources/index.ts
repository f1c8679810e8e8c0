import type { Routes } from '../http/bind.ts'
import { agentRoutes } from './agents/routes.ts'
import { deliverableTemplateRoutes } from './deliverable_templates/routes.ts'
import { experimentRoutes } from './experiments/routes.ts'
import { fitCriterionRoutes } from './fit_criteria/routes.ts'
import { flowRoutes } from './flow/routes.ts'
import { flowVersionRoutes } from './flow_versions/routes.ts'
import { identityRoutes } from './identities/routes.ts'
import { knowledgeFactRoutes } from './knowledge_facts/routes.ts'
import { knowledgeGapRoutes } from './knowledge_gaps/routes.ts'
import { promptTemplateRoutes } from './prompt_templates/routes.ts'
import { resourceDraftRoutes } from './resource_drafts/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { voiceProfileRoutes } from './voice_profiles/routes.ts'

/** Every resource of the API. */
export function resourceRoutes(routes: Routes) {
  agentRoutes(routes)
  flowRoutes(routes)
  flowVersionRoutes(routes)
  promptTemplateRoutes(routes)
  experimentRoutes(routes)
  knowledgeFactRoutes(routes)
  knowledgeGapRoutes(routes)
  fitCriterionRoutes(routes)
  serviceRoutes(routes)
  voiceProfileRoutes(routes)
  identityRoutes(routes)
  deliverableTemplateRoutes(routes)
  resourceDraftRoutes(routes)
}
