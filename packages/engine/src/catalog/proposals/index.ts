/** What the builtin drafting makes of an organization's own texts: rows for its catalog, without a model. */
export type { CatalogProposal, Material, MaterialPassage } from './material.ts'
export { proposeServices } from './services/propose_services.ts'
