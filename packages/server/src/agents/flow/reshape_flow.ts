import {
  type FlowDefinition,
  type FlowOutline,
  livePhases,
  liveSlots,
  type Problem,
  reshape,
  trialCompile,
} from '@foyer/engine'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Context, record } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { representFlow } from './serializer.ts'
import { storeEdit } from './store_edit.ts'

interface ReshapeOptions {
  /** Nobody has used the flow yet: what the outline leaves out need not be archived. */
  isNew: boolean
}

/** Makes the flow what the outline says: one edit, one version, one event. */
export async function reshapeFlow(
  context: Context,
  db: Transaction,
  slug: string,
  outline: FlowOutline,
  { isNew }: ReshapeOptions,
) {
  const apply = await prepare(db, slug, outline, isNew)
  const kept = await storeEdit(context, db, {
    slug,
    ifMatch: undefined,
    subject: { on: 'flow' },
    body: outline,
    apply,
  })
  if (!kept.changed) return
  const before = representFlow(slug, kept.version - 1, kept.before)
  const after = representFlow(slug, kept.version, kept.after)
  record(context, db, { verb: 'updated', before, after })
}

/** Everything that keeps the outline from being a flow, with its place in the outline. */
export async function problemsOfOutline(
  db: Queryable,
  slug: string,
  outline: FlowOutline,
  { isNew }: ReshapeOptions,
): Promise<{ message: string; param: string | undefined }[]> {
  const { flow } = await repository.get(db, slug)
  const result = (await prepare(db, slug, outline, isNew))(flow)
  if ('refused' in result) return [{ message: result.refused.message, param: result.refused.param }]
  return trialCompile(result.flow).problems.map((problem) => ({
    message: problem.message,
    param: placeOf(problem, result.flow),
  }))
}

async function prepare(db: Queryable, slug: string, outline: FlowOutline, isNew: boolean) {
  const shape = (flow: FlowDefinition, nextId: () => number) =>
    reshape(isNew ? { ...flow, phases: [] } : flow, outline, nextId)
  let needed = 0
  shape((await repository.get(db, slug)).flow, () => ++needed)
  const ids = (await repository.nextIds(db, needed)).values()
  return (flow: FlowDefinition) => shape(flow, () => ids.next().value!)
}

/** In the outline, live phases and slots stand in their order. */
export function placeOf({ locations }: Pick<Problem, 'locations'>, flow: FlowDefinition): string | undefined {
  const [culprit] = locations
  if (!culprit || culprit.on === 'flow') return culprit?.path
  for (const [index, phase] of livePhases(flow).entries()) {
    if (culprit.on === 'phase' && phase.id === culprit.id) return `phases.${index}.${culprit.path}`
    const at = liveSlots(phase).findIndex(({ id }) => culprit.on === 'slot' && id === culprit.id)
    if (at >= 0) return `phases.${index}.slots.${at}.${culprit.path}`
  }
  return 'phases'
}
