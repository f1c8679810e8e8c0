import type { OrganizationNotifications } from '@foyer/sdk'
import { Stack, Switch, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { ExceptionsInput } from './ExceptionsInput.tsx'
import { officeHoursChange, officeHoursValues } from './office_hours_values.ts'
import { useSaveSettings } from './organization_notifications.ts'
import { WeeklyHoursInput } from './WeeklyHoursInput.tsx'

export function OfficeHoursForm({ settings }: { settings: OrganizationNotifications }) {
  const {
    values: hours,
    set: change,
    isChanged,
    keep,
    undo,
  } = useValues(officeHoursValues(settings.office_hours))
  const save = useSaveSettings('Office hours saved.')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ office_hours: officeHoursChange(hours) }, { onSuccess: () => keep(hours) })
  }
  const error = fieldErrors(save.error).office_hours
  return (
    <Section
      title="Office hours"
      description="When your team is available to reply, in your organization’s time zone. Outside these hours, messages to Slack and Teams are held until your team is available again."
    >
      <form onSubmit={submit}>
        <Stack>
          <Switch
            label="Always available"
            checked={hours.always}
            onChange={(event) => change({ always: event.currentTarget.checked })}
          />
          {!hours.always && (
            <>
              <WeeklyHoursInput value={hours.weekly} onChange={(weekly) => change({ weekly })} />
              <ExceptionsInput value={hours.exceptions} onChange={(exceptions) => change({ exceptions })} />
            </>
          )}
          {error && (
            <Text size="sm" c="var(--tone-bad)" role="alert">
              {error}
            </Text>
          )}
          <FormError error={save.error} fields={['office_hours']} />
          <SaveBar needs="manage" isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
        </Stack>
      </form>
    </Section>
  )
}
