import type { OrganizationModel, UpdateOrganizationModelBody } from '@foyer/sdk'
import { Button, Group, Select, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ConnectionFields } from './ConnectionFields.tsx'
import { MoreSettings } from './MoreSettings.tsx'
import { isProvider, keepsKey, modelChanges, modelValues, newModel, providers } from './model_values.ts'
import { SecondModel } from './SecondModel.tsx'
import { StandingNotice } from './StandingNotice.tsx'
import { SupportField } from './SupportField.tsx'
import { TestResult } from './TestResult.tsx'
import { useSaveModel, useTestModel } from './use_model.ts'

const fields = [
  'provider',
  'model',
  'base_url',
  'key',
  'context_tokens',
  'prices',
  'fallback',
  'support',
  'deadlines',
  'knowledge_tokens',
]

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
    send(modelChanges(values, saved))
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
                <ConnectionFields
                  values={values}
                  onChange={change}
                  hasKey={saved.origin === 'organization' && keepsKey(values, saved)}
                  errorOf={(field) => errors[field]}
                  readOnly={readOnly}
                />
                <SecondModel
                  values={values.fallback}
                  saved={saved.fallback}
                  onChange={(fallback) => change({ fallback })}
                  errors={errors}
                  readOnly={readOnly}
                />
                <SupportField
                  value={values.support}
                  onChange={(support) => change({ support })}
                  error={errors.support}
                  readOnly={readOnly}
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
