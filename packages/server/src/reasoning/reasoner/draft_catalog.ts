import { type CatalogProposal, proposeFitCriteria, proposeServices, proposeVoice } from '@foyer/engine'
import type { DraftRequest } from './port.ts'

/** What the engine's rules find in the material. */
export function draftCatalog({ kind, material, organization }: DraftRequest): CatalogProposal[] {
  switch (kind) {
    case 'service':
      return proposeServices(material)
    case 'voice':
      return [proposeVoice(material, organization) ?? []].flat()
    case 'fit_criterion':
      return proposeFitCriteria(material)
  }
}
