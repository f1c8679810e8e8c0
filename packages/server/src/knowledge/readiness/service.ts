import { Readiness } from '@foyer/contract'
import { compile } from '@foyer/engine'
import { definitionOf, getAgent, getStoredFlow, getStoredFlowVersion } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { representation } from '../../platform/index.ts'
import { hasModel, type ModelSetting } from '../../reasoning/index.ts'
import { missingGreetings } from './greetings.ts'
import { itemsLeft } from './items.ts'
import { fieldsForModel } from './model_fields.ts'
import { countKnowledge } from './repository.ts'

const represent = representation(Readiness)

export async function getAgentReadiness(
  models: { installationModel: ModelSetting | null },
  db: Queryable,
  slug: string,
) {
  const agent = await getAgent(db, slug)
  const [{ flow }, first, has_model, counted] = await Promise.all([
    getStoredFlow(db, slug),
    getStoredFlowVersion(db, slug, 1),
    hasModel(models, db),
    countKnowledge(db, agent.id),
  ])
  const definition = { ...(await definitionOf(db, slug, flow)), has_model }
  const items = itemsLeft({
    ...counted,
    agent,
    warnings: compile(definition).problems,
    greetingless: missingGreetings(definition),
    modelFields: has_model ? [] : fieldsForModel(definition, first.definition),
    linkedServices: definition.services.length,
  })
  return represent({
    object: 'readiness',
    agent: slug,
    ready: items.every(({ level }) => level !== 'required'),
    items,
  })
}
