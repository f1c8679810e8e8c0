import type { EventVerb, Input, operations } from '@foyer/contract'
import {
  addPhase,
  addSlot,
  archivePhase,
  archiveSlot,
  type Edited,
  editPhase,
  editSettings,
  editSlot,
  type FlowDefinition,
  orderPhases,
  orderSlots,
  restorePhase,
  restoreSlot,
} from '@foyer/engine'
import type { Context } from '../../context.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import type { WriteInput } from '../../http/bind.ts'
import { Versioned } from '../../http/versioned.ts'
import { record } from '../../record.ts'
import { missing } from '../../refusal.ts'
import { keepEdit } from './keep.ts'
import * as repository from './repository.ts'
import { representFlow, representPhase, representSlot } from './serializer.ts'

type Operations = typeof operations
type Request<Id extends keyof Operations> = WriteInput<Operations[Id]>

export async function getFlow(db: Reader, slug: string, shown: Input<Operations['getFlow']>['query']) {
  const { version, flow } = await repository.get(db, slug)
  return new Versioned(representFlow(slug, version, flow, shown), version)
}

export async function getFlowState(db: Reader, slug: string, id: number) {
  const { version, flow } = await repository.get(db, slug)
  return new Versioned(representPhase(phaseOf(flow, id)), version)
}

export async function getSlot(db: Reader, slug: string, id: number) {
  const { version, flow } = await repository.get(db, slug)
  return new Versioned(representSlot(slotOf(flow, id)), version)
}

/** §4.4. */
export function updateFlow(context: Context, db: Writer, { params, body, ifMatch }: Request<'updateFlow'>) {
  const target = { slug: params.agent_slug, ifMatch, body: body.flow, prefix: 'flow.' }
  return keepFlow(context, db, target, (flow) => editSettings(flow, body.flow))
}

export function orderFlowStates(
  context: Context,
  db: Writer,
  { params, body, ifMatch }: Request<'orderFlowStates'>,
) {
  const target = { slug: params.agent_slug, ifMatch, body }
  return keepFlow(context, db, target, (flow) => orderPhases(flow, body.states))
}

export function orderSlotsOf(context: Context, db: Writer, { params, body, ifMatch }: Request<'orderSlots'>) {
  const { agent_slug: slug, id } = params
  return keepPhase(context, db, { slug, id, ifMatch, body, verb: 'updated' }, (flow) =>
    orderSlots(flow, id, body.slots),
  )
}

export async function createFlowState(
  context: Context,
  db: Writer,
  { params, body, ifMatch }: Request<'createFlowState'>,
) {
  const [id = 0] = await repository.nextIds(db, 1)
  return keepPhase(context, db, { slug: params.agent_slug, id, ifMatch, body, verb: 'created' }, (flow) =>
    addPhase(flow, { id, ...body }),
  )
}

/** §4.1. */
export function updateFlowState(
  context: Context,
  db: Writer,
  { params, body, ifMatch }: Request<'updateFlowState'>,
) {
  const { agent_slug: slug, id } = params
  return keepPhase(context, db, { slug, id, ifMatch, body, verb: 'updated' }, (flow) =>
    editPhase(flow, id, body),
  )
}

export function archiveFlowState(
  context: Context,
  db: Writer,
  { params, ifMatch }: Request<'archiveFlowState'>,
) {
  const { agent_slug: slug, id } = params
  return keepPhase(context, db, { slug, id, ifMatch, body: {}, verb: 'archived' }, (flow) =>
    archivePhase(flow, id),
  )
}

/** §4.11. */
export function restoreFlowState(
  context: Context,
  db: Writer,
  { params, ifMatch }: Request<'restoreFlowState'>,
) {
  const { agent_slug: slug, id } = params
  return keepPhase(context, db, { slug, id, ifMatch, body: {}, verb: 'restored' }, (flow) =>
    restorePhase(flow, id),
  )
}

export async function createSlot(
  context: Context,
  db: Writer,
  { params, body, ifMatch }: Request<'createSlot'>,
) {
  const [id = 0] = await repository.nextIds(db, 1)
  return keepSlot(context, db, { slug: params.agent_slug, id, ifMatch, body, verb: 'created' }, (flow) => {
    const phase = phaseOf(flow, params.id)
    return addSlot(flow, phase.id, { id, ...body })
  })
}

/** §4.3. */
export function updateSlot(context: Context, db: Writer, { params, body, ifMatch }: Request<'updateSlot'>) {
  const { agent_slug: slug, id } = params
  return keepSlot(context, db, { slug, id, ifMatch, body, verb: 'updated' }, (flow) =>
    editSlot(flow, id, body),
  )
}

export function archiveSlotOf(context: Context, db: Writer, { params, ifMatch }: Request<'archiveSlot'>) {
  const { agent_slug: slug, id } = params
  return keepSlot(context, db, { slug, id, ifMatch, body: {}, verb: 'archived' }, (flow) =>
    archiveSlot(flow, id),
  )
}

export function restoreSlotOf(context: Context, db: Writer, { params, ifMatch }: Request<'restoreSlot'>) {
  const { agent_slug: slug, id } = params
  return keepSlot(context, db, { slug, id, ifMatch, body: {}, verb: 'restored' }, (flow) =>
    restoreSlot(flow, id),
  )
}

interface Target extends FlowTarget {
  id: number
  verb: EventVerb<'flow_state' | 'information_slot'>
}

interface FlowTarget {
  slug: string
  ifMatch: string | undefined
  body: object
  prefix?: string
}

type Apply = (flow: FlowDefinition) => Edited

async function keepFlow(context: Context, db: Writer, target: FlowTarget, apply: Apply) {
  const { slug } = target
  const kept = await keepEdit(context, db, { ...target, subject: { on: 'flow' }, apply })
  const after = representFlow(slug, kept.version, kept.after)
  const before = representFlow(slug, kept.version - 1, kept.before)
  if (kept.changed) record(context, db, { verb: 'updated', before, after })
  return new Versioned(after, kept.version)
}

async function keepPhase(context: Context, db: Writer, target: Target, apply: Apply) {
  const { id, verb } = target
  const kept = await keepEdit(context, db, {
    ...target,
    subject: { on: 'phase', id },
    apply: (flow) => {
      if (verb !== 'created') phaseOf(flow, id)
      return apply(flow)
    },
  })
  const after = representPhase(phaseOf(kept.after, id))
  const before = verb === 'created' ? null : representPhase(phaseOf(kept.before, id))
  if (kept.changed) record(context, db, { verb, before, after })
  return new Versioned(after, kept.version)
}

async function keepSlot(context: Context, db: Writer, target: Target, apply: Apply) {
  const { id, verb } = target
  const kept = await keepEdit(context, db, {
    ...target,
    subject: { on: 'slot', id },
    apply: (flow) => {
      if (verb !== 'created') slotOf(flow, id)
      return apply(flow)
    },
  })
  const after = representSlot(slotOf(kept.after, id))
  const before = verb === 'created' ? null : representSlot(slotOf(kept.before, id))
  if (kept.changed) record(context, db, { verb, before, after })
  return new Versioned(after, kept.version)
}

/** Archived phases and slots are found too: they can be read and restored. */
function phaseOf(flow: FlowDefinition, id: number) {
  const phase = flow.phases.find((each) => each.id === id)
  if (!phase) throw missing()
  return phase
}

function slotOf(flow: FlowDefinition, id: number) {
  const slot = flow.phases.flatMap((phase) => phase.slots).find((each) => each.id === id)
  if (!slot) throw missing()
  return slot
}
