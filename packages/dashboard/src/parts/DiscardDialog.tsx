import { Button, Group, Modal, Stack, Text } from '@mantine/core'

interface DiscardDialogProps {
  opened: boolean
  onStay: () => void
  onDiscard: () => void
}

/** Asks before changes that are not saved are lost. */
export function DiscardDialog({ opened, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Modal opened={opened} onClose={onStay} title="Discard your changes?">
      <Stack>
        <Text>You have unsaved changes. If you leave now, they are lost.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onStay} data-autofocus>
            Keep editing
          </Button>
          <Button color="red" onClick={onDiscard}>
            Discard changes
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
