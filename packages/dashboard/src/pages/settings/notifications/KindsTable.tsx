import { type NotificationKind, notificationKinds } from '@foyer/contract/vocabulary'
import { Checkbox, Table, Text } from '@mantine/core'
import { browserKinds } from '../../../notifications/browser_notice.ts'

const words: Record<NotificationKind, [label: string, description: string]> = {
  person_wanted: ['Visitors waiting for a person', 'As soon as a visitor asks for one.'],
  new_lead: [
    'New leads',
    'When a visitor has left an email address and finished a conversation or chatted with your team.',
  ],
  source_failed: ['Sources that cannot be read', 'The first time a sync fails.'],
  check_failed: ['Failing checks', 'When an agent can no longer answer a question it used to answer.'],
  weekly_summary: ['Weekly summary', 'By email only.'],
}

interface Chosen {
  mail: NotificationKind[]
  browser: NotificationKind[]
}

export function KindsTable({
  value,
  onChange,
}: {
  value: Chosen
  onChange: (part: Partial<Chosen>) => void
}) {
  const box = (channel: keyof Chosen, kind: NotificationKind, label: string) => (
    <Checkbox
      aria-label={label}
      checked={value[channel].includes(kind)}
      onChange={(event) => onChange({ [channel]: toggle(value[channel], kind, event.currentTarget.checked) })}
    />
  )
  return (
    <Table verticalSpacing="sm" horizontalSpacing={0} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Event</Table.Th>
          <Table.Th w="5rem">Email</Table.Th>
          <Table.Th w="5rem">Browser</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {notificationKinds.map((kind) => {
          const [label, description] = words[kind]
          return (
            <Table.Tr key={kind}>
              <Table.Th scope="row" fw={500} pr="md">
                {label}
                <Text size="sm" c="dimmed">
                  {description}
                </Text>
              </Table.Th>
              <Table.Td>{box('mail', kind, `${label}, by email`)}</Table.Td>
              <Table.Td>{isShown(kind) && box('browser', kind, `${label}, in the browser`)}</Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

const isShown = (kind: NotificationKind) => browserKinds.some((each) => each === kind)

const toggle = (kinds: NotificationKind[], kind: NotificationKind, on: boolean) =>
  on ? [...kinds, kind] : kinds.filter((each) => each !== kind)
