import type { OrganizationNotifications } from '@foyer/sdk'
import { Divider, Stack, Text, Title } from '@mantine/core'
import { Notice } from '../../../parts/Notice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { ChatChannel } from './ChatChannel.tsx'
import { MailTest } from './MailTest.tsx'

/** The ways out of the house, each with a test. */
export function ChannelsSection({ settings }: { settings: OrganizationNotifications }) {
  return (
    <Section title="Channels" description="How your organization reaches its members.">
      <Stack>
        <Stack gap="xs">
          <Title order={3}>Email</Title>
          {settings.mail_available ? (
            <>
              <Text size="sm">Email is set up on this server.</Text>
              <MailTest />
            </>
          ) : (
            <Notice tone="warn" title="No mail server is set up">
              No emails are sent. Your server administrator has to set FOYER_SMTP_URL and FOYER_MAIL_FROM and
              restart the server.
            </Notice>
          )}
        </Stack>
        <Divider />
        <ChatChannel channel="slack" name="Slack" host={settings.slack_host} />
        <Divider />
        <ChatChannel channel="teams" name="Microsoft Teams" host={settings.teams_host} />
      </Stack>
    </Section>
  )
}
