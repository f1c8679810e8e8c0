import type { PresentTeammate } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Eye } from 'lucide-react'
import { joinWithAnd } from '../../../conversation/join_words.ts'
import classes from './Talk.module.css'

/** Who else looks at the conversation. Who writes in it is said where one writes. */
export function PresentTeammates({ teammates }: { teammates: readonly PresentTeammate[] }) {
  const names = teammates.map(({ name }) => name)
  return (
    <div role="status" className={classes.present}>
      {names.length > 0 && (
        <Text size="sm" c="dimmed">
          <Eye size={14} aria-hidden /> {joinWithAnd(names)} also {names.length === 1 ? 'has' : 'have'} this
          conversation open.
        </Text>
      )}
    </div>
  )
}
