import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { absoluteTime } from '../../../parts/relative_time.ts'
import { keptFor } from './retention_words.ts'

interface ShortenDialogProps {
  opened: boolean
  days: number
  isBusy: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function ShortenDialog({ opened, days, isBusy, onCancel, onConfirm }: ShortenDialogProps) {
  const oldest = new Date(Date.now() - days * 86_400_000)
  return (
    <Modal opened={opened} onClose={onCancel} title={`Keep conversations for only ${keptFor(days)}?`}>
      <Stack>
        <Text>
          Conversations whose last message was sent before {absoluteTime(oldest)} are erased within the hour.
          They cannot be recovered. Export your data first if you want to keep a copy.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={onConfirm} loading={isBusy}>
            Erase older conversations
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
