import { Button, Group, Menu, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auth, type Passkey } from '../../api/auth.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { LazyMenu } from '../../parts/LazyMenu.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { Time } from '../../parts/Time.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { passkeysKey } from './passkeys.ts'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

/** Keys of the person's devices, which sign in without a password. */
export function PasskeySection() {
  const [adding, { open, close }] = useDisclosure()
  const passkeys = useQuery({ queryKey: passkeysKey, queryFn: () => auth('listPasskeys') })
  return (
    <Section
      title="Passkeys"
      description="Sign in with your fingerprint, your face or the PIN of a device, without a password or a code."
      actions={
        <Button variant="default" onClick={open}>
          Add passkey
        </Button>
      }
    >
      <Stack>
        {passkeys.isPending && <TextSkeleton lines={1} label="your passkeys" />}
        {passkeys.isError && <ErrorNotice error={passkeys.error} onRetry={() => passkeys.refetch()} />}
        {passkeys.data?.data.length === 0 && (
          <Text size="sm" c="dimmed">
            You have no passkeys yet.
          </Text>
        )}
        {passkeys.data?.data.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} />
        ))}
      </Stack>
      {adding && <AddPasskey onClose={close} />}
    </Section>
  )
}

function Row({ passkey }: { passkey: Passkey }) {
  const { name, created_at, last_used_at } = passkey
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const close = () => setDialog(null)
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <div>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          Added <Time value={String(created_at)} />
          {last_used_at && (
            <>
              , last used <Time value={String(last_used_at)} />
            </>
          )}
        </Text>
      </div>
      <LazyMenu label={`Actions for ${name}`} position="bottom-end">
        {() => (
          <>
            <Menu.Item onClick={() => setDialog('rename')}>Rename</Menu.Item>
            <Menu.Item color="red" onClick={() => setDialog('remove')}>
              Remove
            </Menu.Item>
          </>
        )}
      </LazyMenu>
      {dialog === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {dialog === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </Group>
  )
}
