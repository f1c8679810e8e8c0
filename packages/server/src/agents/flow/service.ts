import type { FlowEditId, Input, operations } from '@foyer/contract'
import type { FlowDefinition, ProblemSubject } from '@foyer/engine'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { Versioned } from '../../platform/http/index.ts'
import { type Context, missing, record } from '../../platform/index.ts'
import { findPhase, findSlot, flowEdits, kindInPath } from './edits.ts'
import * as repository from './repository.ts'
import { representFlow, representPhase, representSlot } from './serializer.ts'
import { storeEdit } from './store_edit.ts'

export async function getFlow(db: Queryable, slug: string, shown: Input<typeof operations.getFlow>['query']) {
  const { version, flow } = await repository.get(db, slug)
  return new Versioned(representFlow(slug, version, flow, shown), version)
}

export async function getFlowState(db: Queryable, slug: string, id: number) {
  const { version, flow } = await repository.get(db, slug)
  return new Versioned(representPhase(present(findPhase(flow, id))), version)
}

export async function getSlot(db: Queryable, slug: string, id: number) {
  const { version, flow } = await repository.get(db, slug)
  return new Versioned(representSlot(present(findSlot(flow, id))), version)
}

interface FlowEditRequest {
  params: { agent_slug: string; id?: number }
  body?: object
  ifMatch?: string | undefined
}

/** Keeps the edit that an operation makes (§4.1, §4.3, §4.4, §4.11), and shows what it edited. */
export async function editFlow(
  operation: FlowEditId,
  context: Context,
  db: Transaction,
  { params: { agent_slug: slug, id = 0 }, body = {}, ifMatch }: FlowEditRequest,
) {
  const { on, verb, within, apply } = flowEdits[operation]
  const [newId = 0] = verb === 'created' ? await repository.nextIds(db, 1) : []
  const subject: ProblemSubject = on === 'flow' ? { on } : { on, id: verb === 'created' ? newId : id }
  const kept = await storeEdit(context, db, {
    slug,
    ifMatch,
    subject,
    body,
    ...(within && { within }),
    apply(flow) {
      const kind = kindInPath(operation)
      if (kind) present(kind === 'slot' ? findSlot(flow, id) : findPhase(flow, id))
      return apply(flow, { id, newId }, body)
    },
  })
  const show = (flow: FlowDefinition, version: number) => representSubject(subject, slug, flow, version)
  const after = show(kept.after, kept.version)
  if (kept.changed) {
    const before = verb === 'created' ? null : show(kept.before, kept.version - 1)
    if (after.object === 'flow') record(context, db, { verb: 'updated', before, after })
    else record(context, db, { verb, before, after })
  }
  return new Versioned(after, kept.version)
}

function representSubject(
  { on, id = 0 }: ProblemSubject,
  slug: string,
  flow: FlowDefinition,
  version: number,
) {
  switch (on) {
    case 'flow':
      return representFlow(slug, version, flow)
    case 'phase':
      return representPhase(present(findPhase(flow, id)))
    case 'slot':
      return representSlot(present(findSlot(flow, id)))
  }
}

function present<Part>(part: Part | undefined): Part {
  if (part === undefined) throw missing()
  return part
}
