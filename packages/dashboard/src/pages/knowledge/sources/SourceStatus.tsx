import type { KnowledgeSource } from '@foyer/sdk'
import { Progress, Text } from '@mantine/core'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { remedyOf } from './Failure.tsx'
import { percentOf, progressWords } from './progress.ts'
import classes from './SourceStatus.module.css'

/** How a source stands, in its row: how far it has been read, or why it was not. */
export function SourceStatus({ source: { status, archived, progress, error } }: { source: KnowledgeSource }) {
  if (archived) return <StatusBadge status="archived" />
  return (
    <div className={classes.status}>
      <span className={classes.line}>
        <StatusBadge status={status} />
        {status === 'failed' && error && <Text size="xs">{remedyOf(error)}</Text>}
        {status === 'ingesting' && progress && (
          <Text size="xs" c="dimmed">
            {progressWords(progress)}
          </Text>
        )}
      </span>
      {status === 'ingesting' && progress && progress.total > 1 && (
        <Progress value={percentOf(progress)} size="sm" aria-label={progressWords(progress)} />
      )}
      {status === 'failed' && error && (
        <Text size="xs" c="dimmed" lineClamp={2} title={error.message}>
          {error.message}
        </Text>
      )}
    </div>
  )
}
