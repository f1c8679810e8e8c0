import type { DraftKind } from '@foyer/contract'
import {
  type CatalogProposal,
  type Material,
  proposeFitCriteria,
  proposeServices,
  proposeVoice,
} from '@foyer/engine'

export interface DraftRequest {
  kind: DraftKind
  material: Material
  organization: { name: string }
}

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
