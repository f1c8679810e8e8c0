import { Anchor, Group, Text } from '@mantine/core'
import { messageOf } from '../api/field_errors.ts'
import { hideNotice, showNotice } from './notices.ts'

/** Short words at the edge of the page, for what happened out of sight. What concerns a field is said at the field. */

export const notifyDone = (message: string) => showNotice({ message, autoClose: 4000 })

export const notifyFailed = (error: unknown) =>
  showNotice({ message: messageOf(error), color: 'red', autoClose: 8000, role: 'alert' })

/** After something was archived: `restore` brings it back. Long enough to read, to think and to reach it. */
export function notifyArchived(name: string, restore: () => Promise<unknown>) {
  const id = `archived-${name}`
  const undo = async () => {
    hideNotice(id)
    try {
      await restore()
      notifyDone(`${name} is back.`)
    } catch (error) {
      notifyFailed(error)
    }
  }
  showNotice({
    id,
    autoClose: 12_000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm">{name} is archived.</Text>
        <Anchor component="button" type="button" fw={600} onClick={undo}>
          Undo
        </Anchor>
      </Group>
    ),
  })
}
