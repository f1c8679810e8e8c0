import type { Identity, UpdateIdentityBody } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { IdentityFields, identityWordFields } from '../../../identity/IdentityFields.tsx'
import { bodyOfIdentity, valuesOfIdentity } from '../../../identity/identity_values.ts'
import { changedFields } from '../../../parts/changed_fields.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { SideBySide } from '../../../parts/SideBySide.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { AgentsInput } from '../forms/AgentsInput.tsx'
import { LanguagesInput } from '../forms/LanguagesInput.tsx'
import { useOwnLanguages } from '../use_own_languages.ts'
import { IdentityPreview } from './IdentityPreview.tsx'

export function EditIdentity({ identity }: { identity: Identity }) {
  const { identities } = useFoyer()
  const own = useOwnLanguages()
  const readOnly = useDisabledReason('write') !== null || identity.archived
  const { values, base, set, isChanged, keep, undo } = useValues(valuesOfIdentity(identity))
  const save = useWrite({
    write: (body: UpdateIdentityBody, options) => identities.update(identity.id, body, options),
    touches: ['identities', 'agents'],
    toldOnPage: true,
    onAnswer: (saved) => keep(valuesOfIdentity(saved)),
    onDone: () => notifyDone('Saved. New conversations use it.'),
  })
  const errors = useFieldErrors(save.error, values)
  return (
    <SideBySide
      main={
        <Section title="Details">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save.send(changedFields(bodyOfIdentity(base), bodyOfIdentity(values)))
            }}
          >
            <Stack>
              {identity.archived && (
                <Notice tone="busy">This identity is archived. Restore it to edit it or to use it.</Notice>
              )}
              <IdentityFields
                values={values}
                set={set}
                errors={errors}
                readOnly={readOnly}
                languages={[...new Set([...own, ...Object.keys(values.greeting)])]}
              />
              <LanguagesInput
                description="The languages that the role and disclosure are written in. In other languages, the role is left out and Foyer writes the disclosure."
                value={values.languages}
                onChange={(languages) => set({ languages })}
                error={errors.languages}
                readOnly={readOnly}
              />
              <AgentsInput
                description="The agents that use this identity. It replaces the identity they use now."
                value={values.agents}
                onChange={(agents) => set({ agents })}
                error={errors.agents}
                readOnly={readOnly}
              />
              <FormError error={save.error} fields={[...identityWordFields, 'languages', 'agents']} />
              <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
            </Stack>
          </form>
        </Section>
      }
      aside={<IdentityPreview values={values} />}
      asideLabel="Preview"
    />
  )
}
