import { toolNames } from '@foyer/contract'
import { type FlowDefinition, type FlowOutline, isTool, livePhases, liveSlots, tools } from '@foyer/engine'
import { byKey, type Fields, isEmpty, pick, withoutNull } from './fields.ts'

export const flowForm = (fields: Fields): Fields => ({
  name: fields.name,
  idle_minutes: fields.idle_minutes ?? null,
  phases: (fields.phases as Fields[]).map(phaseForm),
})

/** A stored flow, without what is archived. */
export const flowFields = (flow: FlowDefinition): Fields => ({
  ...flow,
  phases: livePhases(flow).map((phase) => ({ ...phase, slots: liveSlots(phase) })),
})

function phaseForm(given: Fields): Fields {
  const fields = withoutNull(given)
  const used = toolNames.filter((tool) => ((fields.tools ?? []) as string[]).includes(tool))
  return {
    key: fields.key,
    title: fields.title,
    kind: fields.kind ?? 'step',
    ...pick(fields, ['objective', 'exit_criteria']),
    max_turns: fields.max_turns ?? 6,
    ...pick(
      {
        tools: used,
        tool_settings: settingsForm((fields.tool_settings ?? {}) as Record<string, Fields | null>, used),
        slots: ((fields.slots ?? []) as Fields[]).map(slotForm),
      },
      ['tools', 'tool_settings', 'slots'],
    ),
  }
}

/** Without what is the default anyway. What is set for a tool that is off stays: the compiler names it. */
function settingsForm(settings: Record<string, Fields | null>, used: readonly string[]): Fields {
  const entries = Object.entries(settings).map(([tool, values]) => {
    const isDefault = (name: string, value: unknown) =>
      used.includes(tool) && isTool(tool) && tools[tool].settings[name]?.default === value
    const set = Object.entries(values ?? {}).filter(
      ([name, value]) => value !== null && !isDefault(name, value),
    )
    return [tool, Object.fromEntries(set)] as const
  })
  return Object.fromEntries(entries.filter(([, set]) => !isEmpty(set)))
}

function slotForm(given: Fields): Fields {
  const fields = withoutNull(given)
  const values = (fields.enum_values ?? []) as string[]
  const translations = Object.entries((fields.translations ?? {}) as Record<string, Fields>)
    .map(([locale, words]) => [locale, wordsForm(words, values)] as const)
    .filter(([, words]) => !isEmpty(words))
  return pick(
    {
      ...fields,
      required: fields.required === true ? true : undefined,
      enum_labels: byKey(fields.enum_labels, values),
      translations: byKey(Object.fromEntries(translations)),
    },
    ['key', 'title', 'data_type', 'required', 'enum_values', 'enum_labels', 'translations', 'description'],
  )
}

const wordsForm = (words: Fields, values: readonly string[]): Fields =>
  pick({ ...words, enum_labels: byKey(words.enum_labels, values) }, ['title', 'enum_labels'])

/** The form with everything that it leaves out. */
export function outlineOf(form: Fields): FlowOutline {
  const phases = (form.phases as Fields[]).map((phase) => ({
    objective: '',
    exit_criteria: '',
    tools: [],
    tool_settings: {},
    ...phase,
    slots: ((phase.slots ?? []) as Fields[]).map((slot) => ({
      title: null,
      required: false,
      enum_values: null,
      enum_labels: {},
      translations: {},
      description: null,
      ...slot,
    })),
  }))
  return { name: form.name, idle_minutes: form.idle_minutes, phases } as unknown as FlowOutline
}
