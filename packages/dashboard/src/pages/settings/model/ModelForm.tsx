import type { OrganizationModel, UpdateOrganizationModelBody } from '@foyer/sdk'
import { Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { MoreSettings } from './MoreSettings.tsx'
import {
  asksForAddress,
  isProvider,
  keepsKey,
  modelChanges,
  modelValues,
  newModel,
  providers,
} from './model_values.ts'
import { StandingNotice } from './StandingNotice.tsx'
import { TestResult } from './TestResult.tsx'
import { useSaveModel, useTestModel } from './use_model.ts'

const fields = ['provider', 'model', 'base_url', 'key', 'context_tokens', 'credits_per_million_tokens']

export function ModelForm({ model: saved }: { model: OrganizationModel }) {
  const [values, setValues] = useState(() => modelValues(saved))
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const readOnly = useDisabledReason('write') !== null
  const test = useTestModel()
  const save = useSaveModel((kept) => {
    setValues(modelValues(kept))
    if (kept.provider !== 'builtin' && kept.origin === 'organization') test.mutate()
  })
  const errors = useFieldErrors(save.error, values)
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(modelValues(saved))
  const hasModel = values.provider !== 'builtin'
  const send = (body: UpdateOrganizationModelBody) => {
    test.reset()
    save.submit(body)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(modelChanges(values))
  }
  return (
    <Section title="Language model">
      <Stack>
        <StandingNotice model={saved} onReset={() => send({ provider: null })} />
        <form onSubmit={submit} noValidate>
          <Stack>
            <Select
              label="Provider"
              data={Object.entries(providers).map(([value, { label }]) => ({ value, label }))}
              value={values.provider}
              onChange={(word) => {
                if (!isProvider(word)) return
                setValues(word === saved.provider ? modelValues(saved) : newModel(word))
                test.reset()
              }}
              error={errors.provider}
              allowDeselect={false}
              readOnly={readOnly}
            />
            {hasModel && (
              <>
                <TextInput
                  label="Model"
                  description="The name that the provider uses for it."
                  placeholder={providers[values.provider].example}
                  value={values.model}
                  onChange={(event) => change({ model: event.currentTarget.value })}
                  error={errors.model}
                  readOnly={readOnly}
                />
                {asksForAddress(values.provider) && (
                  <TextInput
                    label="URL"
                    description="The URL of its API, such as https://models.example.com/v1. A URL on a private network must be allowed by your server administrator (FOYER_ALLOW_HOSTS)."
                    placeholder="https://"
                    inputMode="url"
                    value={values.base_url}
                    onChange={(event) => change({ base_url: event.currentTarget.value })}
                    error={errors.base_url}
                    readOnly={readOnly}
                  />
                )}
                <PasswordInput
                  label="API key"
                  description={
                    keepsKey(values, saved)
                      ? 'A key is stored. Leave this empty to keep it.'
                      : 'Stored encrypted and never shown again. Leave this empty if the provider needs none.'
                  }
                  value={values.key}
                  onChange={(event) => change({ key: event.currentTarget.value })}
                  error={errors.key}
                  readOnly={readOnly}
                  autoComplete="off"
                />
                <MoreSettings values={values} onChange={change} errors={errors} readOnly={readOnly} />
              </>
            )}
            <FormError error={save.error} fields={fields} />
            <TestResult test={test} />
            <Group gap="xs">
              <WriteButton type="submit" loading={save.isPending || test.isPending} disabled={!isUnsaved}>
                {hasModel ? 'Save and test' : 'Save'}
              </WriteButton>
              {!isUnsaved && saved.provider !== 'builtin' && (
                <WriteButton variant="default" onClick={() => test.mutate()} loading={test.isPending}>
                  Test model
                </WriteButton>
              )}
              {isUnsaved && (
                <Button variant="default" onClick={() => setValues(modelValues(saved))}>
                  Discard changes
                </Button>
              )}
            </Group>
          </Stack>
          <UnsavedChanges isDirty={() => isUnsaved && !save.isPending} />
        </form>
      </Stack>
    </Section>
  )
}
