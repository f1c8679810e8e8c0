import { Button, Group, Modal, Stack, Text } from '@mantine/core'

interface DiscardDialogProps {
  opened: boolean
  onStay: () => void
  onDiscard: () => void
}

/** Asks before a form with unsaved changes is closed. */
export function DiscardDialog({ opened, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Modal opened={opened} onClose={onStay} title="Discard your changes?">
      <Stack>
        <Text>What you have typed here is not saved.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onStay} data-autofocus>
            Keep editing
          </Button>
          <Button color="red" onClick={onDiscard}>
            Discard
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
