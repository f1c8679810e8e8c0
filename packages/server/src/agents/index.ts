export { findIdentitySecret } from './agents/identity_secret.ts'
export {
  archiveAgent,
  createAgent,
  getAgent,
  listAgents,
  restoreAgent,
  updateAgent,
} from './agents/service.ts'
export { coloursOf } from './appearance/accent_colours.ts'
export { getAgentAppearance, updateAgentAppearance } from './appearance/service.ts'
export { appearanceOf, type StoredAppearance } from './appearance/stored_appearance.ts'
export { listOfAgent as listTemplatesOfAgent } from './catalog/deliverable_templates/repository.ts'
export { deliverableTemplates } from './catalog/deliverable_templates/service.ts'
export { slotKeysOf } from './catalog/deliverable_templates/warnings.ts'
export { createFitCriterion, fitCriteria } from './catalog/fit_criteria/service.ts'
export { identities } from './catalog/identities/service.ts'
export { archiveService, createService, services } from './catalog/services/service.ts'
export { createVoiceProfile, voiceProfiles } from './catalog/voice_profiles/service.ts'
export { listRunning as listRunningExperiments } from './experiments/repository.ts'
export { createExperiment, startExperiment } from './experiments/service.ts'
export { flowWithEdits } from './flow/flow_with_edits.ts'
export { get as getStoredFlow } from './flow/repository.ts'
export { placeOf, problemsOfOutline, reshapeFlow } from './flow/reshape_flow.ts'
export { editFlow, getFlow } from './flow/service.ts'
export { type FlowTrial, tryEdits } from './flow/trial.ts'
export { get as getStoredFlowVersion } from './flow_versions/repository.ts'
export { getAgentRow } from './links/agent_row.ts'
export { definitionOf } from './links/definition.ts'
export {
  findLiveAgent,
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
export { listCatalogRows, listProposedServices } from './resource_drafts/catalog_repository.ts'
export {
  acceptResourceDraft,
  dismissResourceDraft,
  holdDraftsOf,
  proposeDraft,
} from './resource_drafts/service.ts'
export { agentsRoutes } from './routes.ts'
