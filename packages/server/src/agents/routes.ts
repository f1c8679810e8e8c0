import type { Routes } from '../platform/http/index.ts'
import { agentRoutes } from './agents/routes.ts'
import { deliverableTemplateRoutes } from './catalog/deliverable_templates/routes.ts'
import { fitCriterionRoutes } from './catalog/fit_criteria/routes.ts'
import { identityRoutes } from './catalog/identities/routes.ts'
import { serviceRoutes } from './catalog/services/routes.ts'
import { voiceProfileRoutes } from './catalog/voice_profiles/routes.ts'
import { experimentRoutes } from './experiments/routes.ts'
import { flowRoutes } from './flow/routes.ts'
import { flowVersionRoutes } from './flow_versions/routes.ts'
import { promptTemplateRoutes } from './prompt_templates/routes.ts'
import { resourceDraftRoutes } from './resource_drafts/routes.ts'

export function agentsRoutes(routes: Routes) {
  agentRoutes(routes)
  flowRoutes(routes)
  flowVersionRoutes(routes)
  promptTemplateRoutes(routes)
  experimentRoutes(routes)
  serviceRoutes(routes)
  fitCriterionRoutes(routes)
  voiceProfileRoutes(routes)
  identityRoutes(routes)
  deliverableTemplateRoutes(routes)
  resourceDraftRoutes(routes)
}
