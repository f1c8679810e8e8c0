import {
  type BuiltinLanguage,
  builtinLanguages,
  type PhaseKind,
  type SlotDataType,
  type ToolName,
} from '@foyer/contract/vocabulary'
import type { PhaseDefinition, SlotDefinition } from '../flow/definition.ts'

/** Every seed is written in all languages that the builtin reasoner speaks. */
export type Words = Record<BuiltinLanguage, string>

/** A slot as a seed writes it down: what it does not say has the default of a create. */
export interface SeedSlot {
  key: string
  title: Words
  data_type: SlotDataType
  required?: true
  /** Value to label, in order. */
  choices?: Record<string, Words>
  description: Words
}

export interface SeedPhase {
  key: string
  title: Words
  kind?: PhaseKind
  objective: Words
  /** The last phase has none: it is never left. */
  exit_criteria?: Words
  max_turns: number
  /** Left out: what every step before the last has. */
  tools?: ToolName[]
  slots?: SeedSlot[]
}

const stepTools: ToolName[] = ['consult_knowledge', 'capture_slots', 'suggest_replies']

/** For who takes a booking or an appointment down. */
export const confirmationEmail: SeedSlot = {
  key: 'email',
  title: { en: 'Email', de: 'E-Mail' },
  data_type: 'email',
  required: true,
  description: { en: 'Where the confirmation goes.', de: 'Wohin die Bestätigung geht.' },
}

/** The phase in one language. What a slot is called in the others is kept as its translations. */
export function phaseFromSeed(
  seed: SeedPhase,
  { position, language, nextId }: { position: number; language: BuiltinLanguage; nextId: () => number },
): PhaseDefinition {
  return {
    id: nextId(),
    key: seed.key,
    title: seed.title[language],
    position,
    kind: seed.kind ?? 'step',
    objective: seed.objective[language],
    exit_criteria: seed.exit_criteria?.[language] ?? '',
    max_turns: seed.max_turns,
    tools: [...(seed.tools ?? stepTools)],
    tool_settings: {},
    archived: false,
    slots: (seed.slots ?? []).map((slot) => slotFromSeed(slot, language, nextId)),
  }
}

function slotFromSeed(seed: SeedSlot, language: BuiltinLanguage, nextId: () => number): SlotDefinition {
  const { key, title, data_type, required = false, choices, description } = seed
  const others = builtinLanguages.filter((other) => other !== language)
  return {
    id: nextId(),
    key,
    title: title[language],
    data_type,
    required,
    enum_values: choices ? Object.keys(choices) : null,
    enum_labels: choices ? labelsIn(choices, language) : {},
    translations: Object.fromEntries(
      others.map((other) => [
        other,
        { title: title[other], ...(choices && { enum_labels: labelsIn(choices, other) }) },
      ]),
    ),
    description: description[language],
    archived: false,
  }
}

const labelsIn = (choices: Record<string, Words>, language: BuiltinLanguage) =>
  Object.fromEntries(Object.entries(choices).map(([value, label]) => [value, label[language]]))
