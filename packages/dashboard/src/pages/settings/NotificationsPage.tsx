import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'
import { useOwnNotifications } from '../../notifications/own_notifications.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { ChannelsSection } from './notifications/ChannelsSection.tsx'
import { MailSettingsForm } from './notifications/MailSettingsForm.tsx'
import { OfficeHoursForm } from './notifications/OfficeHoursForm.tsx'
import { organizationNotificationsKey } from './notifications/organization_notifications.ts'
import { PreferencesForm } from './notifications/PreferencesForm.tsx'
import { OwnersOnly } from './OwnersOnly.tsx'

export function NotificationsPage() {
  const own = useOwnNotifications()
  return (
    <Page
      title="Notifications"
      description="What you are notified about, and how your organization sends notifications."
      width="reading"
    >
      {own.isPending && (
        <Section title="Your notifications">
          <TextSkeleton lines={8} label="your preferences" />
        </Section>
      )}
      {own.isError && <ErrorNotice error={own.error} onRetry={() => own.refetch()} />}
      {own.data && <PreferencesForm preferences={own.data} />}
      <OwnersOnly what="the notification settings">
        <OrganizationSettings />
      </OwnersOnly>
    </Page>
  )
}

function OrganizationSettings() {
  const foyer = useFoyer()
  const settings = useQuery({
    queryKey: organizationNotificationsKey,
    queryFn: ({ signal }) => foyer.organization.notifications.get({ signal }),
  })
  if (settings.isError) return <ErrorNotice error={settings.error} onRetry={() => settings.refetch()} />
  if (!settings.data)
    return (
      <Section title="Channels">
        <TextSkeleton lines={8} label="the settings of the organization" />
      </Section>
    )
  return (
    <>
      <ChannelsSection settings={settings.data} />
      <MailSettingsForm settings={settings.data} />
      <OfficeHoursForm settings={settings.data} />
    </>
  )
}
