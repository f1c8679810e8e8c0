import type { OrganizationNotifications } from '@foyer/sdk'
import { Stack, Switch, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ExceptionsInput } from './ExceptionsInput.tsx'
import { type OfficeHoursValues, officeHoursChange, officeHoursValues } from './office_hours_values.ts'
import { useSaveSettings } from './organization_notifications.ts'
import { WeeklyHoursInput } from './WeeklyHoursInput.tsx'

export function OfficeHoursForm({ settings }: { settings: OrganizationNotifications }) {
  const [hours, setHours] = useState(() => officeHoursValues(settings.office_hours))
  const change = (part: Partial<OfficeHoursValues>) => setHours((before) => ({ ...before, ...part }))
  const save = useSaveSettings('Office hours saved.')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ office_hours: officeHoursChange(hours) })
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
          <div>
            <WriteButton needs="manage" type="submit" loading={save.isPending}>
              Save office hours
            </WriteButton>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
