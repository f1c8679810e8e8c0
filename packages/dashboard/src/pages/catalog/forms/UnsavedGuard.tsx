import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Asks before a page with unsaved changes is left. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Stack>
        <Text>Your changes are not saved yet. They are lost if you leave this page.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => reset?.()} data-autofocus>
            Keep editing
          </Button>
          <Button color="red" onClick={() => proceed?.()}>
            Leave without saving
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
