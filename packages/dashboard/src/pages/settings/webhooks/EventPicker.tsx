import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { EventGroupItem } from './EventGroupItem.tsx'
import classes from './EventPicker.module.css'
import { matchingGroups } from './event_groups.ts'

interface EventPickerProps {
  /** Null for all of them. */
  value: string[] | null
  onChange: (value: string[] | null) => void
  error: string | undefined
}

/** All events, or some of them: by group, or one by one. */
export function EventPicker({ value, onChange, error }: EventPickerProps) {
  const [query, setQuery] = useState('')
  /** What was chosen stays chosen for whoever looks at “all” for a moment. */
  const [chosen, setChosen] = useState(value ?? [])
  const choose = (events: string[]) => {
    setChosen(events)
    onChange(events)
  }
  const groups = matchingGroups(query)
  return (
    <Radio.Group
      label="Events"
      value={value === null ? 'all' : 'some'}
      onChange={(which) => onChange(which === 'all' ? null : chosen)}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="all" label="All events" description="Includes event types added in later versions." />
        <Radio value="some" label="Select events" />
        {value !== null && (
          <>
            <TextInput
              type="search"
              aria-label="Search events"
              placeholder="Search events"
              leftSection={<Search size={16} aria-hidden />}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              // The form is not sent by searching.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            {groups.length > 0 ? (
              <ul className={classes.groups}>
                {groups.map((group) => (
                  <EventGroupItem
                    key={group.object}
                    group={group}
                    chosen={value}
                    onChange={choose}
                    isFound={query.trim() !== ''}
                  />
                ))}
              </ul>
            ) : (
              <Text size="sm" c="dimmed" role="status">
                No event matches “{query}”.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Radio.Group>
  )
}
