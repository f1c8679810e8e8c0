import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSignOut } from '../../api/session.ts'
import { FormError } from '../../parts/FormError.tsx'

/** Asks first: it ends this session, too. */
export function SignOutEverywhere() {
  const [opened, { open, close }] = useDisclosure()
  const signOut = useSignOut('signOutEverywhere')
  return (
    <>
      <div>
        <Button variant="default" onClick={open}>
          Sign out everywhere
        </Button>
      </div>
      <Modal opened={opened} onClose={close} title="Sign out everywhere?">
        <Stack>
          <Text>
            All browsers are signed out, including this one. You need your password to sign in again.
          </Text>
          <FormError error={signOut.error} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              Cancel
            </Button>
            <Button color="red" onClick={() => signOut.mutate()} loading={signOut.isPending}>
              Sign out everywhere
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
