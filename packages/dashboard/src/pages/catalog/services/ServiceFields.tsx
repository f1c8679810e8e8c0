import { Stack, Textarea, TextInput } from '@mantine/core'
import { type FieldsProps, textField } from '../../../parts/text_field.ts'
import { AgentsInput } from '../forms/AgentsInput.tsx'
import { PriceInput } from './PriceInput.tsx'
import type { ServiceValues } from './service_values.ts'

/** Whatever a service has, wherever it is edited: on its page or as a proposal. */
export function ServiceFields(props: FieldsProps<ServiceValues>) {
  const { values, set, errors, readOnly } = props
  const text = textField(props)
  return (
    <Stack>
      <TextInput label="Name" description="What agents call it." {...text('name')} required />
      <PriceInput {...props} />
      <Textarea
        label="Description"
        description="Describe the service. Agents use this to answer questions."
        autosize
        minRows={2}
        {...text('description')}
      />
      <TextInput label="How long it takes" placeholder="3 weeks" {...text('typical_duration')} />
      <Textarea
        label="What is included"
        description="One per line."
        autosize
        minRows={2}
        {...text('deliverables')}
      />
      <Textarea
        label="When to suggest it"
        description="One per line, such as “Wants a new website”. The service is then suggested in briefs and documents."
        autosize
        minRows={2}
        {...text('good_fit_signals')}
      />
      <AgentsInput
        description="The agents that may offer it."
        value={values.agents}
        onChange={(agents) => set({ agents })}
        error={errors.agents}
        readOnly={readOnly}
      />
      <Textarea
        label="Who it is for"
        description="Requires a language model."
        autosize
        minRows={2}
        {...text('positioning')}
      />
      <Textarea
        label="Rules for agents"
        description="When to offer it and what not to promise. Never shown to visitors. Requires a language model."
        autosize
        minRows={2}
        {...text('guidelines')}
      />
    </Stack>
  )
}

export const serviceFields = [
  'name',
  'price_min',
  'price_max',
  'currency',
  'pricing_unit',
  'description',
  'typical_duration',
  'deliverables',
  'good_fit_signals',
  'agents',
  'positioning',
  'guidelines',
]
