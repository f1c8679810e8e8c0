import type { Service, UpdateServiceBody } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { changedFields } from '../../../parts/changed_fields.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { ServiceFields, serviceFields } from './ServiceFields.tsx'
import { bodyOfService, isPriceReadable, valuesOfService } from './service_values.ts'

export function EditService({ service }: { service: Service }) {
  const { services } = useFoyer()
  const readOnly = useDisabledReason('write') !== null || service.archived
  const { values, base, set, isChanged, keep, undo } = useValues(valuesOfService(service))
  const save = useWrite({
    write: (body: UpdateServiceBody, options) => services.update(service.id, body, options),
    touches: ['services'],
    toldOnPage: true,
    onAnswer: (saved) => keep(valuesOfService(saved)),
    onDone: () => notifyDone('Saved. New conversations use it.'),
  })
  const errors = useFieldErrors(save.error, bodyOfService(values))
  return (
    <Section title="Details">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPriceReadable(values)) return
          // Whoever edits it has looked at it.
          save.send({ ...changedFields(bodyOfService(base), bodyOfService(values)), reviewed: true })
        }}
      >
        <Stack>
          {service.archived && (
            <Notice tone="busy">This service is archived: no agent offers it. Restore it to edit it.</Notice>
          )}
          <ServiceFields values={values} set={set} errors={errors} readOnly={readOnly} />
          <FormError error={save.error} fields={serviceFields} />
          <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
        </Stack>
      </form>
    </Section>
  )
}
