import type { Agent } from '@foyer/sdk'
import { MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useHasModel } from '../../../api/use_has_model.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { languageOptions, needsModel } from '../../../parts/languages.ts'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { ModelHint } from '../ModelHint.tsx'
import { useUpdateAgent } from './use_update_agent.ts'

const fields = ['name', 'languages', 'voice_profile_id']
const valuesOf = ({ name, languages, voice_profile_id }: Agent) => ({
  name,
  languages,
  voice_profile_id: voice_profile_id ?? null,
})

export function GeneralForm({ agent }: { agent: Agent }) {
  const hasModel = useHasModel()
  const readOnly = useDisabledReason('write') !== null
  const { values, set: change, isChanged, keep, undo } = useValues(valuesOf(agent))
  const save = useUpdateAgent(agent, (saved) => keep(valuesOf(saved)))
  const errors = useFieldErrors(save.error, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.submit(values)
  }
  return (
    <Section title="General">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            description="Shown to your team, and to visitors unless the agent has an identity."
            value={values.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errors.name}
            readOnly={readOnly}
          />
          <MultiSelect
            label="Languages"
            description="The languages it speaks. A conversation starts in the visitor’s language, or in the first of these if that is not listed."
            data={languageOptions(agent.languages).filter(
              ({ value }) => hasModel || !needsModel(value) || agent.languages.includes(value),
            )}
            value={values.languages}
            onChange={(languages) => change({ languages })}
            error={errors.languages}
            readOnly={readOnly}
            searchable
            hidePickedOptions
            nothingFoundMessage="No matching language. The API accepts any language tag."
          />
          <ModelHint />
          <VoiceSelect
            value={values.voice_profile_id}
            onChange={(voice_profile_id) => change({ voice_profile_id })}
            error={errors.voice_profile_id}
            readOnly={readOnly}
          />
          <FormError error={save.error} fields={fields} />
          <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
        </Stack>
      </form>
    </Section>
  )
}

interface VoiceSelectProps {
  value: number | null
  onChange: (id: number | null) => void
  error: string | undefined
  readOnly: boolean
}

function VoiceSelect({ value, onChange, error, readOnly }: VoiceSelectProps) {
  const foyer = useFoyer()
  const voices = useQuery({
    queryKey: ['voice_profiles', 'choice'],
    queryFn: async ({ signal }) => (await foyer.voiceProfiles.list({ limit: 100 }, { signal })).data,
  })
  return (
    <Select
      label="Voice"
      description="How its replies sound."
      data={[
        { value: 'none', label: 'Foyer’s own voice' },
        ...(voices.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(value ?? 'none')}
      onChange={(word) => onChange(word === 'none' ? null : Number(word))}
      error={error}
      readOnly={readOnly}
      allowDeselect={false}
    />
  )
}
