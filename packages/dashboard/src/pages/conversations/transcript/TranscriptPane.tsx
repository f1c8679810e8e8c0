import type { Conversation } from '@foyer/sdk'
import { Paper } from '@mantine/core'
import { useMessages } from '../../../conversation/queries.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import type { useConversationAction } from '../conversation.ts'
import { useMarkRead } from '../use_mark_read.ts'
import classes from './Talk.module.css'
import { Transcript } from './Transcript.tsx'
import { TranscriptFooter } from './TranscriptFooter.tsx'

interface TranscriptPaneProps {
  conversation: Conversation
  agentName: string
  step: ReturnType<typeof useConversationAction>
}

/** The transcript and what can be said into it. It stays in view while what is known from it is read. */
export function TranscriptPane({ conversation, agentName, step }: TranscriptPaneProps) {
  const { data, error, refetch } = useMessages(conversation.id)
  useMarkRead(conversation, data?.at(-1)?.id)
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
        <TranscriptFooter conversation={conversation} messages={data} agentName={agentName} step={step} />
      </div>
    </Paper>
  )
}
