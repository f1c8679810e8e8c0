import type { MemberNotifications } from '@foyer/sdk'
import { Button, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { ownNotificationsKey } from '../../../notifications/own_notifications.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { BrowserPermission } from './BrowserPermission.tsx'
import { KindsTable } from './KindsTable.tsx'
import { QuietHoursInput } from './QuietHoursInput.tsx'
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx'

/** One's own: viewers have them, too. */
export function PreferencesForm({ preferences }: { preferences: MemberNotifications }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { values: wanted, set: change, isChanged, keep } = useValues(wantedIn(preferences))
  const save = useMutation({
    mutationFn: () => foyer.members.me.notifications.update(wanted),
    onSuccess: (saved) => {
      client.setQueryData(ownNotificationsKey, saved)
      keep(wantedIn(saved))
      notifyDone('Preferences saved.')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Section title="Your notifications" description="Only for you. Other members choose their own.">
      <form onSubmit={submit}>
        <Stack>
          <UnconfirmedNotice />
          <KindsTable value={wanted} onChange={change} />
          <BrowserPermission />
          <QuietHoursInput
            value={wanted.quiet_hours}
            onChange={(quiet_hours) => change({ quiet_hours })}
            errors={fieldErrors(save.error)}
          />
          <FormError
            error={save.error}
            fields={['quiet_hours.from', 'quiet_hours.until', 'quiet_hours.timezone']}
          />
          <UnsavedChanges isDirty={() => isChanged && !save.isPending} />
          <div>
            <Button type="submit" loading={save.isPending} disabled={!isChanged}>
              Save preferences
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

const wantedIn = ({ mail, browser, quiet_hours }: MemberNotifications) => ({ mail, browser, quiet_hours })
