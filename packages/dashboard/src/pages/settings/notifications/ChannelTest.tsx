import type { NotificationChannel } from '@foyer/contract/vocabulary'
import { Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

const words: Record<NotificationChannel, { send: string; sent: string }> = {
  mail: { send: 'Send test email', sent: 'The mail server accepted it. Check the inbox.' },
  slack: { send: 'Send test to Slack', sent: 'Slack accepted it. Check the channel.' },
  teams: { send: 'Send test to Teams', sent: 'Teams accepted it. Check the channel.' },
}

interface ChannelTestProps {
  channel: NotificationChannel
  /** For mail: the member who gets it. Without it, whoever asks. */
  email?: string | null
}

/** Sends at once, and says what became of it. */
export function ChannelTest({ channel, email }: ChannelTestProps) {
  const foyer = useFoyer()
  const test = useMutation({
    mutationFn: () => foyer.organization.notifications.test({ channel, ...(email && { email }) }),
  })
  return (
    <>
      <Group gap="sm">
        <WriteButton
          needs="manage"
          variant="default"
          size="xs"
          onClick={() => test.mutate()}
          loading={test.isPending}
        >
          {words[channel].send}
        </WriteButton>
        <Text size="sm" role="status">
          {test.data?.ok && words[channel].sent}
        </Text>
      </Group>
      {test.data?.ok === false && (
        <Notice tone="bad" title="The test failed">
          {test.data.error}
        </Notice>
      )}
      <FormError error={test.error} />
    </>
  )
}
