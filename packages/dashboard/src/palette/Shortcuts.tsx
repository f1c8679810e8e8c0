import { Group, Kbd, Modal, Stack, Text } from '@mantine/core'
import { navLinks } from '../navigation.ts'
import { useModKey } from './mod_key.ts'

const goTo = navLinks.flatMap(({ label, key }) =>
  key ? [[`Go to ${label.toLowerCase()}`, ['g', key]] as const] : [],
)

export function Shortcuts({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Find a page, an agent or something to do', [useModKey(), 'K']],
    ...goTo,
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
