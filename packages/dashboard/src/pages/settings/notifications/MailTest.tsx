import { Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { usePeople } from '../use_people.ts'
import { ChannelTest } from './ChannelTest.tsx'

const yourself = 'yourself'

/** To oneself, or to a member who says that no email arrives. */
export function MailTest() {
  const people = usePeople()
  const [email, setEmail] = useState(yourself)
  return (
    <Stack gap="xs" align="flex-start">
      <Select
        label="Send test to"
        data={[
          { value: yourself, label: 'Yourself' },
          ...people.map((member) => ({ value: member.email, label: `${member.name} (${member.email})` })),
        ]}
        value={email}
        onChange={(chosen) => setEmail(chosen ?? yourself)}
        allowDeselect={false}
        searchable
        w={{ base: '100%', xs: 320 }}
      />
      <ChannelTest key={email} channel="mail" email={email === yourself ? null : email} />
    </Stack>
  )
}
