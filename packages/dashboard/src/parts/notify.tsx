import { Anchor, Group, Text } from '@mantine/core'
import { messageOf } from '../api/field_errors.ts'
import { hideNotice, showNotice } from './notices.ts'

/** Short words at the edge of the page, for what happened out of sight. What concerns a field is said at the field. */

export const notifyDone = (message: string) => showNotice({ message, autoClose: 4000 })

export const notifyFailed = (error: unknown) =>
  showNotice({ message: messageOf(error), color: 'red', autoClose: 8000, role: 'alert' })

/**
 * What was done, with a way back: long enough to read, to think and to reach it. How `undo` went is told here, so it
 * does not tell it itself.
 */
export function notifyUndo(message: string, undo: () => Promise<unknown>, undone = 'Undone.') {
  const id = `undo-${message}`
  const goBack = async () => {
    hideNotice(id)
    try {
      await undo()
      notifyDone(undone)
    } catch (error) {
      notifyFailed(error)
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

export const notifyArchived = (name: string, restore: () => Promise<unknown>) =>
  notifyUndo(`${name} was archived.`, restore, restoredWords(name))

export const restoredWords = (name: string) => `${name} was restored.`
