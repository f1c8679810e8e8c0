import { Anchor, Group, Text } from '@mantine/core'
import { hideNotice, showNotice } from '../../../parts/notices.ts'
import { notifyDone } from '../../../parts/notify.tsx'

/** What was done to several facts, and the way back. */
export function notifyUndo(message: string, undo: () => Promise<unknown>) {
  const id = `undo-${message}`
  const goBack = async () => {
    hideNotice(id)
    try {
      await undo()
      notifyDone('Undone.')
    } catch {
      // Whoever undoes tells what went wrong.
    }
  }
  showNotice({
    id,
    autoClose: 12_000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm">{message}</Text>
        <Anchor component="button" type="button" fw={600} onClick={goBack}>
          Undo
        </Anchor>
      </Group>
    ),
  })
}
