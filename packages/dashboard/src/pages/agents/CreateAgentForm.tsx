import type { Agent, CreateAgentBody } from '@foyer/sdk'
import { MultiSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useOrganization } from '../../api/current_organization.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { useFormMutation } from '../../api/use_form_mutation.ts'
import { useHasModel } from '../../api/use_has_model.ts'
import { FormButtons } from '../../parts/FormButtons.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { languageOptions, needsModel } from '../../parts/languages.ts'
import { notifyDone } from '../../parts/notify.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { ArchetypeCard } from './ArchetypeCard.tsx'
import { archetypeWords } from './archetypes.ts'

export function CreateAgentForm({ onCancel }: { onCancel: () => void }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { slug: org } = useMembership()
  const organization = useOrganization()
  const hasModel = useHasModel()
  const [name, setName] = useState('')
  const [archetype, setArchetype] = useState<Agent['archetype']>(archetypeWords[0])
  const [chosen, setChosen] = useState<string[]>()
  const own = (organization.data?.locales ?? []).filter((tag) => hasModel || !needsModel(tag))
  const languages = chosen ?? own

  const create = useFormMutation({
    send: (body: CreateAgentBody, options) => foyer.agents.create(body, options),
    onDone: async ({ slug, name }) => {
      await client.invalidateQueries({ queryKey: ['agents'] })
      notifyDone(`${name} is ready to try.`)
      await navigate({ to: '/o/$org/agents/$slug/try', params: { org, slug } })
    },
  })
  const errors = useFieldErrors(create.error, { name, archetype, languages })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.submit({ name, archetype, ...(languages.length > 0 && { languages }) })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          description="Shown to your team, and to visitors unless the agent has an identity."
          placeholder="Front desk"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          data-autofocus
        />
        <Radio.Group
          label="What is it for?"
          value={archetype}
          onChange={(word) => setArchetype(archetypeWords.find((each) => each === word) ?? archetype)}
          error={errors.archetype}
        >
          <Stack gap="xs" mt={4}>
            {archetypeWords.map((word) => (
              <ArchetypeCard key={word} archetype={word} />
            ))}
          </Stack>
        </Radio.Group>
        <MultiSelect
          label="Languages"
          description={
            hasModel
              ? 'The languages it speaks. A conversation starts in the visitor’s language, or in the first of these if that is not listed.'
              : 'The languages it speaks. A conversation starts in the visitor’s language, or in the first of these if that is not listed. Languages other than English and German require a language model. Connect one under Settings, Model.'
          }
          data={languageOptions(own).filter(({ value }) => hasModel || !needsModel(value))}
          value={languages}
          onChange={setChosen}
          error={errors.languages}
          searchable
          hidePickedOptions
          nothingFoundMessage="No matching language. The API accepts any language tag."
        />
        <FormError error={create.error} fields={['name', 'archetype', 'languages']} />
        <FormButtons onCancel={onCancel}>
          <WriteButton type="submit" loading={create.isPending}>
            Create agent
          </WriteButton>
        </FormButtons>
      </Stack>
    </form>
  )
}
