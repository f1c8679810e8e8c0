import { guardsOf } from '../mutant.ts'

const edits = 'packages/engine/src/flow/edits'
const archived = 'if (phase.archived) return refuseArchivedPhase(phase)'

/** What an edit of a flow refuses before the compiler sees it, and what it drops by the way. */
export const engineGuards = [
  ...guardsOf(
    `${edits}/phases.ts`,
    [`${edits}/phases.test.ts`],
    [
      [
        'a new phase goes to a position that is there',
        'if (position !== undefined && (!Number.isInteger(position) || position < 1 || position > last)) {',
        'if (false) {',
      ],
      ['an archived phase is not edited', `${archived}\n  const tools`, 'const tools'],
      ['the terminal phase is not archived', "if (phase.kind === 'terminal') {", 'if (false) {'],
      ['the last phase before the end is not archived', 'if (others.length === 0) {', 'if (false) {'],
      [
        'a phase without a position comes before the terminal',
        "return other.kind === 'terminal' && phase.kind !== 'terminal'",
        'return false',
      ],
      [
        'a tool switched off loses its settings',
        'edit.tools ? settingsOfTools(phase.tool_settings, tools) : phase.tool_settings',
        'phase.tool_settings',
      ],
    ],
  ),
  ...guardsOf(
    `${edits}/slots.ts`,
    [`${edits}/slots.test.ts`],
    [
      ['no slot is added to an archived phase', `${archived}\n  const slot: Slot`, 'const slot: Slot'],
      ['no slot of an archived phase is edited', `${archived}\n  if (slot.archived)`, 'if (slot.archived)'],
      [
        'an archived slot is not edited',
        'if (slot.archived)\n    return refuse(',
        'if (false)\n    return refuse(',
      ],
      [
        'no slot of an archived phase is archived',
        `${archived}\n  return edited(withSlot(flow, phase, { ...slot, archived: true }))`,
        'return edited(withSlot(flow, phase, { ...slot, archived: true }))',
      ],
      [
        'no slot of an archived phase is restored',
        `${archived}\n  return edited(slot.archived`,
        'return edited(slot.archived',
      ],
      ['a slot moves to a phase of its flow', 'if (!target) return refuse(', 'if (false) return refuse('],
      ['a slot does not move into an archived phase', 'if (target.archived) return', 'if (false) return'],
    ],
  ),
  ...guardsOf(
    `${edits}/order.ts`,
    [`${edits}/order.test.ts`],
    [
      ['an order names as many as there are', 'ids.length !== live.size || ', ''],
      ['an order names none twice', 'named.size !== live.size || ', ''],
      ['an order names only live ones', ' || !ids.every((id) => live.has(id))', ''],
      ['the slots of an archived phase are not ordered', archived, ''],
    ],
  ),
  ...guardsOf(
    `${edits}/choices.ts`,
    [`${edits}/slots.test.ts`],
    [
      ['labels of a removed value go', 'without(slot.enum_labels, gone)', 'slot.enum_labels'],
      [
        'translations of a removed value go',
        'translationsWithout(slot.translations, gone)',
        'slot.translations',
      ],
      [
        'who leaves the choice types loses the values',
        'leaves ? null : slot.enum_values',
        'slot.enum_values',
      ],
    ],
  ),
  ...guardsOf(
    `${edits}/tool_settings.ts`,
    [`${edits}/phases.test.ts`],
    [
      ['null returns a tool to its defaults', 'if (changes === null) {', 'if (false) {'],
      ['null returns a key to its default', 'entry[1] !== null', 'true'],
      ['settings merge per key', '{ ...merged[tool], ...changes }', '{ ...changes }'],
    ],
  ),
  ...guardsOf(
    `${edits}/phase_key.ts`,
    [`${edits}/phases.test.ts`],
    [['a derived key is free', 'taken.has(key)', 'false']],
  ),
]
