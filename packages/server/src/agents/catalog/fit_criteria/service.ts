import { FitCriterion, type operations } from '@foyer/contract'
import { links } from '../agents.ts'
import { defineResource, type Resource } from '../resource.ts'

type Operations = typeof operations

/** §4.5. */
export const fitCriteria: Resource<Operations['createFitCriterion'], Operations['updateFitCriterion']> =
  defineResource({
    schema: FitCriterion,
    table: 'fit_criteria',
    noun: 'fit criterion',
    agents: links('fit_criterion_agents'),
  })

export const createFitCriterion = fitCriteria.create
