/** What the builtin drafting makes of an organization's own texts: rows for its catalog, without a model. */
export { type CatalogRow, type Contradiction, contradictions } from './contradictions.ts'
export { proposeFitCriteria } from './fit_criteria/propose_fit_criteria.ts'
export type { CatalogProposal, Material, MaterialPassage } from './material.ts'
export { proposeServices } from './services/propose_services.ts'
export type { FlowEditRequest, FlowProposal } from './slots/flow_proposal.ts'
export { proposeSlots } from './slots/propose_slots.ts'
export { proposeVoice } from './voice/propose_voice.ts'
