import { Group, Kbd, Modal, Stack, Text } from '@mantine/core'
import { navLinks } from '../navigation.ts'
import { useModKey } from './mod_key.ts'

const goTo = navLinks.flatMap(({ label, key }) =>
  key ? [[`Go to ${label.toLowerCase()}`, ['g', key]] as const] : [],
)

export function Shortcuts({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Search pages, agents and visitors', [useModKey(), 'K']],
    ...goTo,
    ['Next or previous row of a list', ['j', 'k']],
    ['In a conversation: reply', ['r']],
    ['In a conversation: add a note', ['n']],
    ['In a conversation: back to the list', ['u']],
    ['In an empty reply: insert a saved reply', ['/']],
    ['Show these shortcuts', ['?']],
  ]
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="xs">
        {rows.map(([what, keys]) => (
          <Group key={what} justify="space-between" wrap="nowrap">
            <Text size="sm">{what}</Text>
            <Group gap={4} wrap="nowrap">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
