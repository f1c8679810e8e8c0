import {
  type FlowDefinition,
  livePhases,
  liveSlots,
  liveSlotsOf,
  type PhaseDefinition,
  type SlotDefinition,
} from '../definition.ts'
import { type EditResult, editResult, type Refusal, refuse } from './edit_result.ts'
import { orderPhases, orderSlots } from './order.ts'
import { addPhase, archivePhase, editPhase, restorePhase } from './phases.ts'
import { editSettings } from './settings.ts'
import { addSlot, archiveSlot, editSlot, restoreSlot } from './slots.ts'
import { settingsOfTools, type ToolSettingsEdit } from './tool_settings.ts'

/** A flow as somebody writes it down whole: its live phases and slots, recognised by their keys. */
export interface FlowOutline {
  name: string
  idle_minutes: number | null
  phases: PhaseOutline[]
}

export interface PhaseOutline extends Omit<PhaseDefinition, 'id' | 'position' | 'archived' | 'slots'> {
  slots: SlotOutline[]
}

export type SlotOutline = Omit<SlotDefinition, 'id' | 'archived'>

/** The refusal of one of the edits, with its place in the outline. */
class Refused extends Error {
  readonly refused: Refusal
  constructor(refused: Refusal) {
    super(refused.message)
    this.refused = refused
  }
}

/**
 * Makes the flow what the outline says, by the edits that anybody could make one after the other. Only the result has
 * to compile. What the outline leaves out is archived; what it names and is archived comes back.
 */
export function reshape(flow: FlowDefinition, outline: FlowOutline, nextId: () => number): EditResult {
  let shaped = flow
  const keep = (result: EditResult, place: string) => {
    if ('refused' in result) {
      const { param } = result.refused
      throw new Refused({ ...result.refused, param: param ? `${place}.${param}` : place })
    }
    shaped = result.flow
  }
  const phaseOf = (key: string) => shaped.phases.find((phase) => phase.key === key)!
  try {
    refuseRepeatedKeys(outline)
    const { name, idle_minutes } = outline
    keep(editSettings(shaped, { name, idle_minutes }), '')
    for (const [index, phase] of outline.phases.entries()) {
      const { slots: _, key, kind, ...fields } = phase
      const place = `phases.${index}`
      const known = phaseOf(key)
      if (!known) {
        keep(addPhase(shaped, { ...fields, key, kind, id: nextId() }), place)
        continue
      }
      if (known.kind !== kind) throw new Refused(refusalOfKind(known, place))
      keep(restorePhase(shaped, known.id), place)
      keep(editPhase(shaped, known.id, { ...fields, tool_settings: settingsEdit(known, phase) }), place)
    }
    const placed = new Map<string, number>()
    for (const [index, { key, slots }] of outline.phases.entries())
      for (const [at, slot] of slots.entries()) {
        const { id, result } = placeSlot(shaped, phaseOf(key), slot, nextId)
        keep(result, `phases.${index}.slots.${at}`)
        placed.set(slot.key, id)
      }
    archiveOthers(new Set(outline.phases.map(({ key }) => key)), new Set(placed.values()))
    keep(
      orderPhases(
        shaped,
        outline.phases.map(({ key }) => phaseOf(key).id),
      ),
      'phases',
    )
    for (const [index, { key, slots }] of outline.phases.entries()) {
      const ids = slots.map((slot) => placed.get(slot.key)!)
      keep(orderSlots(shaped, phaseOf(key).id, ids), `phases.${index}.slots`)
    }
    return editResult(shaped)
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refused }
    throw error
  }

  function archiveOthers(phases: ReadonlySet<string>, slots: ReadonlySet<number>) {
    // A phase that goes takes its slots along: restoring it brings them back.
    for (const { phase, slot } of liveSlotsOf(shaped))
      if (phases.has(phase.key) && !slots.has(slot.id)) keep(archiveSlot(shaped, slot.id), 'phases')
    for (const phase of livePhases(shaped))
      if (!phases.has(phase.key)) keep(archivePhase(shaped, phase.id), 'phases')
  }
}

/** Where it is wanted: there already, moved there, brought back, or new. */
function placeSlot(
  flow: FlowDefinition,
  phase: PhaseDefinition,
  { key, ...fields }: SlotOutline,
  nextId: () => number,
): { id: number; result: EditResult } {
  const own = liveSlots(phase).find((slot) => slot.key === key)
  const live = own ?? liveSlotsOf(flow).find(({ slot }) => slot.key === key)?.slot
  if (live) return { id: live.id, result: editSlot(flow, live.id, { ...fields, state_id: phase.id }) }
  const archived = phase.slots.findLast((slot) => slot.archived && slot.key === key)
  if (archived) {
    const restored = restoreSlot(flow, archived.id)
    const result = 'flow' in restored ? editSlot(restored.flow, archived.id, fields) : restored
    return { id: archived.id, result }
  }
  const id = nextId()
  return { id, result: addSlot(flow, phase.id, { ...fields, key, id }) }
}

/** Settings that the outline leaves out go back to their defaults, as far as their tool stays on. */
function settingsEdit(known: PhaseDefinition, wanted: PhaseOutline): ToolSettingsEdit {
  const kept = settingsOfTools(known.tool_settings, wanted.tools)
  const cleared = Object.entries(kept).map(([tool, settings]) => [
    tool,
    Object.fromEntries(Object.keys(settings).map((name) => [name, null])),
  ])
  const edit: Record<string, Record<string, number | null>> = Object.fromEntries(cleared)
  for (const [tool, settings] of Object.entries(wanted.tool_settings))
    edit[tool] = { ...edit[tool], ...settings }
  return edit
}

function refuseRepeatedKeys({ phases }: FlowOutline) {
  const seen = new Set<string>()
  const check = (kind: string, key: string, place: string) => {
    if (seen.has(`${kind} ${key}`))
      throw new Refused({
        code: 'parameter_invalid',
        message: `The ${kind} “${key}” is named twice: give one of them another key.`,
        param: `${place}.key`,
      })
    seen.add(`${kind} ${key}`)
  }
  for (const [index, { key, slots }] of phases.entries()) {
    check('phase', key, `phases.${index}`)
    for (const [at, slot] of slots.entries()) check('slot', slot.key, `phases.${index}.slots.${at}`)
  }
}

const refusalOfKind = ({ key, kind }: PhaseDefinition, place: string): Refusal =>
  refuse(
    'parameter_invalid',
    `The phase “${key}” is a ${kind}, and that cannot be changed: add a phase with another key instead.`,
    `${place}.kind`,
  ).refused
