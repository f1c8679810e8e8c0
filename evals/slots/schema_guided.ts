import type { Reading } from '../../packages/engine/src/conversation/reading.ts'
import type { SlotDefinition } from '../../packages/engine/src/flow/definition.ts'
import type { SlotValue } from '../../packages/engine/src/prompts/live_values.ts'
import { readMessage } from '../../packages/engine/src/testing/read_message.ts'
import { readSet } from '../read_set.ts'
import { readWhole } from './read_whole.ts'
import { slotOf } from './slot.ts'

/** Schema-Guided Dialogue: which categorical slots does a turn set or change, and to what? */

export interface Turn {
  id: string
  service: string
  prev_system: string | null
  utterance: string
  asked: string[]
  confirmed: Record<string, string>
  offered: Record<string, string>
  state_before: Record<string, string>
  gold: Record<string, string>
}

interface SchemaSlot {
  name: string
  description: string
  is_categorical: boolean
  possible_values: string[]
}

interface Service {
  service_name: string
  slots: SchemaSlot[]
  intents: { is_transactional: boolean; required_slots: string[]; optional_slots: Record<string, string> }[]
}

export function schemaGuided(): { turn: Turn; read: Record<string, string> }[] {
  const schema = readWhole<Service[]>('sgd/schema')
  const services = new Map(
    schema.map((service) => [
      service.service_name,
      { slots: service.slots.map(definitionOf), bound: boundBy(service) },
    ]),
  )
  return readSet<Turn>('sgd/turns').map((turn) => {
    const { slots, bound } = services.get(turn.service)!
    return { turn, read: updatesOf(turn, slots, bound) }
  })
}

/** What a visitor is bound to by taking an offer: the slots that an order is made of. */
const boundBy = ({ intents }: Service) =>
  new Set(
    intents
      .filter(({ is_transactional }) => is_transactional)
      .flatMap(({ required_slots, optional_slots }) => [...required_slots, ...Object.keys(optional_slots)]),
  )

function definitionOf({ name, description, is_categorical, possible_values }: SchemaSlot): SlotDefinition {
  const isBoolean = possible_values.includes('True')
  const data_type = !is_categorical ? 'string' : isBoolean ? 'boolean' : 'enum'
  const enum_values = data_type === 'enum' ? possible_values : null
  return slotOf({ key: name, description, data_type, enum_values })
}

function updatesOf(
  turn: Turn,
  slots: readonly SlotDefinition[],
  bound: ReadonlySet<string>,
): Record<string, string> {
  const categorical = new Set(slots.filter(({ data_type }) => data_type !== 'string').map(({ key }) => key))
  const asked = turn.asked.find((key) => categorical.has(key)) ?? turn.asked[0] ?? null
  const answers = Object.fromEntries(
    Object.entries(turn.state_before)
      .filter(([key, value]) => categorical.has(key) && value !== 'dontcare')
      .map(([key, value]) => [key, value === 'True' ? true : value === 'False' ? false : value]),
  )
  const reading = readMessage({
    message: turn.utterance,
    locale: 'en-US',
    slots,
    asked: { slot: asked, options: [], invited: false },
    answers,
    topic: null,
  })
  const read = { ...accepted(turn, reading, bound), ...declined(reading), ...captured(reading) }
  return Object.fromEntries(
    Object.entries(read).filter(([key, value]) => categorical.has(key) && turn.state_before[key] !== value),
  )
}

const captured = ({ captures }: Reading) =>
  Object.fromEntries(captures.map(({ slot, value }) => [slot, textOf(value)]))

const declined = ({ declined, acts }: Reading) =>
  Object.fromEntries(acts.includes('deny') ? [] : declined.map((slot) => [slot, 'dontcare']))

/** What the agent had put to the visitor holds when they agree, and an offer when they go on without turning it down. */
function accepted({ confirmed, offered }: Turn, { acts }: Reading, bound: ReadonlySet<string>) {
  if (acts.includes('deny') || acts.includes('correct')) return {}
  const taken = Object.entries(offered).filter(([slot]) => bound.has(slot))
  if (acts.includes('affirm')) return { ...Object.fromEntries(taken), ...confirmed }
  return acts.includes('goodbye') ? Object.fromEntries(taken) : {}
}

const textOf = (value: SlotValue) => (value === true ? 'True' : value === false ? 'False' : String(value))
