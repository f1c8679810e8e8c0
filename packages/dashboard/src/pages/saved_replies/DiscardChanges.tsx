import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Whoever closes the form, or leaves the page, with changes that are not saved is asked first. */
export function DiscardChanges({ when }: { when: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: when,
    withResolver: true,
  })
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Discard your changes?">
      <Text mb="md">This saved reply has changes that are not saved.</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => reset?.()} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" onClick={() => proceed?.()}>
          Discard
        </Button>
      </Group>
    </Modal>
  )
}
