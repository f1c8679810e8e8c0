import { fitKinds, fitWeights } from '@foyer/contract/vocabulary'
import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { AgentsInput } from '../forms/AgentsInput.tsx'
import type { CriterionValues } from './criterion_values.ts'
import { kindWords, weightOptions } from './criterion_words.ts'

interface CriterionFieldsProps {
  values: CriterionValues
  set: (changed: Partial<CriterionValues>) => void
  errors: Record<string, string>
}

const kinds = fitKinds.map((value) => ({ value, label: kindWords[value].label }))

/** Whatever a fit criterion has, wherever it is edited. */
export function CriterionFields({ values, set, errors }: CriterionFieldsProps) {
  return (
    <Stack>
      <TextInput
        label="Statement about the visitor"
        description="Something that is either true or false, such as “Team size is more than 50”."
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        error={errors.description}
        data-autofocus
        required
      />
      <Select
        label="If it is true, rate the visitor as"
        data={kinds}
        value={values.kind}
        onChange={(kind) => set({ kind: fitKinds.find((each) => each === kind) ?? values.kind })}
        error={errors.kind}
        allowDeselect={false}
      />
      <Select
        label="Weight"
        data={weightOptions}
        value={values.weight !== null && values.weight > 1 ? String(values.weight) : ''}
        onChange={(weight) => set({ weight: fitWeights.find((each) => String(each) === weight) ?? null })}
        error={errors.weight}
        allowDeselect={false}
      />
      <Textarea
        label="How to judge it"
        description="For example: Count everyone who works at the company."
        value={values.guidance}
        onChange={(event) => set({ guidance: event.currentTarget.value })}
        error={errors.guidance}
        autosize
        minRows={2}
      />
      <AgentsInput
        description="The agents that use it."
        value={values.agents}
        onChange={(agents) => set({ agents })}
        error={errors.agents}
        readOnly={false}
      />
    </Stack>
  )
}

export const criterionFields = ['description', 'kind', 'weight', 'guidance', 'agents']
