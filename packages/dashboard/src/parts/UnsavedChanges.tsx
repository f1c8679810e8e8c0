import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Put into a form: whoever leaves the page with changes that are not saved is asked first. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Within a page, only the address changes: nothing is lost.
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  })
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Text mb="md">You have changes on this page that are not saved. They will be lost.</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => reset?.()} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" onClick={() => proceed?.()}>
          Leave
        </Button>
      </Group>
    </Modal>
  )
}
