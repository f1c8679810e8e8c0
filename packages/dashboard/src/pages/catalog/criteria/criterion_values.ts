import type { FitKind } from '@foyer/contract/vocabulary'
import type { CreateFitCriterionBody, FitCriterion } from '@foyer/sdk'

export interface CriterionValues {
  kind: FitKind
  description: string
  guidance: string
  weight: FitCriterion['weight']
  agents: string[]
}

export const valuesOfCriterion = (
  criterion: Partial<Omit<CreateFitCriterionBody, 'agents'>> & { agents?: string[] | undefined },
): CriterionValues => ({
  kind: criterion.kind ?? 'ideal',
  description: criterion.description ?? '',
  guidance: criterion.guidance ?? '',
  weight: criterion.weight ?? null,
  agents: criterion.agents ?? [],
})

export const bodyOfCriterion = ({ kind, description, guidance, weight, agents }: CriterionValues) => ({
  kind,
  description: description.trim(),
  guidance: guidance.trim() || null,
  weight,
  agents,
})
