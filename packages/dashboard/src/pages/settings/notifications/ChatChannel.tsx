import { Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ChannelTest } from './ChannelTest.tsx'
import { useSaveSettings } from './organization_notifications.ts'

interface ChatChannelProps {
  channel: 'slack' | 'teams'
  name: string
  host: string | null
}

/** Whoever has the address can post: it goes in, and only its host comes out again. */
export function ChatChannel({ channel, name, host }: ChatChannelProps) {
  const [url, setUrl] = useState('')
  const field = `${channel}_url` as const
  const save = useSaveSettings(`The webhook URL for ${name} was saved.`)
  const remove = useSaveSettings(`${name} was disconnected.`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ [field]: url.trim() }, { onSuccess: () => setUrl('') })
  }
  return (
    <Stack gap="xs">
      <Title order={3}>{name}</Title>
      <Text size="sm">{host === null ? 'Not connected.' : `Messages go to ${host}.`}</Text>
      <form onSubmit={submit}>
        <Stack gap="xs">
          <TextInput
            label={host === null ? `${name} webhook URL` : `New ${name} webhook URL`}
            description={`The URL of an incoming webhook in ${name}. Stored encrypted and never shown again.`}
            type="url"
            placeholder="https://"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={fieldErrors(save.error)[field]}
            required
            withAsterisk={false}
          />
          <FormError error={save.error} fields={[field]} />
          <Group gap="xs">
            <WriteButton needs="manage" type="submit" size="xs" loading={save.isPending}>
              {host === null ? 'Save' : 'Replace'}
            </WriteButton>
            {host !== null && (
              <ConfirmButton
                needs="manage"
                size="xs"
                title={`Disconnect ${name}?`}
                consequences={`Nothing more will be sent to ${name}. To reconnect, you have to enter the URL again: Foyer cannot show it to you.`}
                confirm="Disconnect"
                onConfirm={() => remove.mutateAsync({ [field]: null })}
              >
                Disconnect
              </ConfirmButton>
            )}
          </Group>
        </Stack>
      </form>
      {host !== null && <ChannelTest channel={channel} />}
    </Stack>
  )
}
