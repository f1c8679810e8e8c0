import { Paper, Text, Title } from '@mantine/core'
import { MessageCircle } from 'lucide-react'
import { EmptyState } from '../../../../parts/EmptyState.tsx'
import { FormError } from '../../../../parts/FormError.tsx'
import { WriteButton } from '../../../../parts/WriteButton.tsx'
import parts from '../../try/Chat.module.css'
import { ChatLog } from './ChatLog.tsx'
import classes from './FlowChat.module.css'
import { useFlowChat } from './use_flow_chat.ts'

/** Talks to the agent as it would be with the edit that is open, before it is saved. */
export function FlowChat({ onPhase }: { onPhase: (key: string | undefined) => void }) {
  const { chat, start, isOutdated, isBroken, hasDraft } = useFlowChat()
  const restart = (
    <WriteButton
      size="xs"
      variant={chat ? 'light' : 'filled'}
      loading={start.isPending}
      disabled={isBroken}
      onClick={() => start.mutate()}
    >
      {chat ? 'Restart' : 'Start a conversation'}
    </WriteButton>
  )
  return (
    <Paper withBorder component="section" className={classes.chat} aria-label="Try the flow">
      <header className={parts.header}>
        <div>
          <Title order={2} fz="md">
            Try the flow
          </Title>
          <Text size="xs" c="dimmed" aria-live="polite">
            {basisWords({ isOutdated, isBroken, hasDraft })}
          </Text>
        </div>
        {chat && restart}
      </header>
      {chat ? (
        <ChatLog key={chat.id} conversationId={chat.id} words={chat.words} onPhase={onPhase} />
      ) : (
        <EmptyState
          icon={MessageCircle}
          title={hasDraft ? 'Test your changes before you save' : 'Test the flow'}
          action={restart}
        >
          {hasDraft
            ? 'The conversation uses the flow as shown here, with your unsaved changes. Visitors do not see them until you save.'
            : 'The conversation uses the saved flow. If you change it, you can test the changes here before you save.'}
        </EmptyState>
      )}
      {start.error && (
        <div className={parts.foot}>
          <FormError error={start.error} />
        </div>
      )}
    </Paper>
  )
}

function basisWords({
  isOutdated,
  isBroken,
  hasDraft,
}: Pick<ReturnType<typeof useFlowChat>, 'isOutdated' | 'isBroken' | 'hasDraft'>): string {
  if (isBroken) return 'Your changes cannot be tried yet. See the form.'
  if (isOutdated) return 'The flow has changed since this conversation began.'
  return hasDraft ? 'Using your unsaved changes' : 'Using the saved flow'
}
