import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** In a form with changes: whoever goes somewhere else, or closes the page, is asked first. */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const isOpen = blocker.status === 'blocked'
  return (
    <Modal opened={isOpen} onClose={() => blocker.reset?.()} title="Discard your changes?">
      <Stack>
        <Text>You have changes that are not saved. If you leave now, they are lost.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
            Keep editing
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            Discard changes
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
