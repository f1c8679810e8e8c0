import { Checkbox, Code, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { pluralize } from '../../../parts/pluralize.ts'
import classes from './EventPicker.module.css'
import { type EventGroup, isChosen, standingOf, withEvent, withGroup } from './event_groups.ts'

interface EventGroupItemProps {
  group: EventGroup
  chosen: string[]
  onChange: (chosen: string[]) => void
  /** By a search: its events are shown. */
  isFound: boolean
}

export function EventGroupItem({ group, chosen, onChange, isFound }: EventGroupItemProps) {
  const { object, label, events } = group
  const [opened, { toggle }] = useDisclosure()
  const id = useId()
  const standing = standingOf(chosen, object)
  const isShown = opened || isFound
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        <Checkbox
          label={label}
          aria-label={`${label}: all events`}
          checked={standing === 'all'}
          indeterminate={standing === 'some'}
          onChange={(event) => onChange(withGroup(chosen, object, event.currentTarget.checked))}
        />
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={`${label}: ${pluralize(events.length, 'event')}`}
          onClick={toggle}
        >
          {pluralize(events.length, 'event')}
          <ChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </div>
      <ul className={classes.events} id={id} hidden={!isShown}>
        {isShown &&
          events.map(({ type, meaning }) => (
            <li key={type}>
              <Checkbox
                label={<Code>{type}</Code>}
                description={meaning}
                checked={isChosen(chosen, type)}
                onChange={(event) => onChange(withEvent(chosen, type, event.currentTarget.checked))}
              />
            </li>
          ))}
      </ul>
    </li>
  )
}
