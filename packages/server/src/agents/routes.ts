import type { Routes } from '../platform/http/index.ts'
import type { Secrets } from '../platform/index.ts'
import type { InstallationModel } from '../reasoning/index.ts'
import { agentRoutes } from './agents/routes.ts'
import { appearanceRoutes } from './appearance/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { experimentRoutes } from './experiments/routes.ts'
import { flowRoutes } from './flow/routes.ts'
import { flowVersionRoutes } from './flow_versions/routes.ts'
import { promptTemplateRoutes } from './prompt_templates/routes.ts'
import { resourceDraftRoutes } from './resource_drafts/routes.ts'

export function agentsRoutes(
  routes: Routes,
  dependencies: { installationModel: InstallationModel; secrets: Secrets },
) {
  agentRoutes(routes, dependencies.secrets)
  appearanceRoutes(routes)
  flowRoutes(routes, dependencies)
  flowVersionRoutes(routes)
  promptTemplateRoutes(routes)
  experimentRoutes(routes)
  catalogRoutes(routes)
  resourceDraftRoutes(routes)
}
