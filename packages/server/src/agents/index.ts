export { findIdentitySecret } from './agents/identity_secret.ts'
export { createAgent, getAgent } from './agents/service.ts'
export { createFitCriterion } from './catalog/fit_criteria/service.ts'
export { archiveService, createService } from './catalog/services/service.ts'
export { createVoiceProfile } from './catalog/voice_profiles/service.ts'
export { listRunning as listRunningExperiments } from './experiments/repository.ts'
export { createExperiment, startExperiment } from './experiments/service.ts'
export { get as getStoredFlow } from './flow/repository.ts'
export { editFlow, getFlow } from './flow/service.ts'
export { type FlowTrial, tryEdits } from './flow/trial.ts'
export { get as getStoredFlowVersion } from './flow_versions/repository.ts'
export { getAgentRow } from './links/agent_row.ts'
export { definitionOf } from './links/definition.ts'
export {
  languageOf,
  linkAgents,
  linkedAgents,
  resolveAgent,
  resolveAgents,
  resolveLiveAgent,
  spokenLanguage,
} from './links/links.ts'
export {
  archivePromptTemplate,
  createPromptTemplate,
  getPromptTemplate,
  listPromptTemplates,
} from './prompt_templates/service.ts'
export {
  type CatalogRow,
  listCatalogRows,
  listProposedServices,
} from './resource_drafts/catalog_repository.ts'
export { acceptResourceDraft, dismissResourceDraft, proposeDraft } from './resource_drafts/service.ts'
export { agentsRoutes } from './routes.ts'
