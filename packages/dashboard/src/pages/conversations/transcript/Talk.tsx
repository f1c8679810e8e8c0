import type { Conversation } from '@foyer/sdk'
import { Paper } from '@mantine/core'
import { useMessages } from '../../../conversation/queries.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import type { useStep } from '../conversation.ts'
import { Footing } from './Footing.tsx'
import classes from './Talk.module.css'
import { Transcript } from './Transcript.tsx'

interface TalkProps {
  conversation: Conversation
  agentName: string
  step: ReturnType<typeof useStep>
}

/** The transcript and what can be said into it. It stays in view while what is known from it is read. */
export function Talk({ conversation, agentName, step }: TalkProps) {
  const { data, error, refetch } = useMessages(conversation.id)
  return (
    <Paper withBorder className={classes.talk} component="section" aria-label="Conversation">
      {data ? (
        <Transcript conversation={conversation} messages={data} agentName={agentName} />
      ) : (
        <div className={classes.waiting}>
          {error ? (
            <ErrorNotice error={error} title="The messages could not be loaded" onRetry={() => refetch()} />
          ) : (
            <TextSkeleton lines={12} label="the messages" />
          )}
        </div>
      )}
      <div className={classes.footing}>
        <Footing conversation={conversation} agentName={agentName} step={step} />
      </div>
    </Paper>
  )
}
