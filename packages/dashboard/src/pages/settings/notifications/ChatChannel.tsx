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
  const save = useSaveSettings(`The address for ${name} was saved.`)
  const remove = useSaveSettings(`Nothing is sent to ${name} any more.`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ [field]: url.trim() }, { onSuccess: () => setUrl('') })
  }
  return (
    <Stack gap="xs">
      <Title order={3}>{name}</Title>
      <Text size="sm">{host === null ? 'No address is set.' : `Messages go to an address at ${host}.`}</Text>
      <form onSubmit={submit}>
        <Stack gap="xs">
          <TextInput
            label={host === null ? `Address for ${name}` : `New address for ${name}`}
            description={`The address of an incoming webhook in ${name}. It is stored encrypted and never shown again.`}
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
              {host === null ? 'Save the address' : 'Replace the address'}
            </WriteButton>
            {host !== null && (
              <ConfirmButton
                needs="manage"
                size="xs"
                title={`Remove the address for ${name}?`}
                consequences={`Nothing is sent to ${name} any more. Foyer cannot show you the address again: to use it later, you have to enter it again.`}
                confirm="Remove the address"
                onConfirm={() => remove.mutateAsync({ [field]: null })}
              >
                Remove
              </ConfirmButton>
            )}
          </Group>
        </Stack>
      </form>
      {host !== null && <ChannelTest channel={channel} />}
    </Stack>
  )
}
