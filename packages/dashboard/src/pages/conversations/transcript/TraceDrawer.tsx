import type { Conversation, Message } from '@foyer/sdk'
import { Drawer, Stack } from '@mantine/core'
import { CorrectReplyButton } from '../../../conversation/correction/CorrectReplyButton.tsx'
import { useFlowLabels, useTrace } from '../../../conversation/queries.ts'
import { Reasons } from '../../../conversation/why/Reasons.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Quote } from '../../../parts/Quote.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'

interface TraceDrawerProps {
  conversation: Conversation
  /** Of the agent; null while it is closed. */
  message: Message | null
  onClose: () => void
}

/** Why the agent said it, beside what it said. */
export function TraceDrawer({ conversation, message, onClose }: TraceDrawerProps) {
  const { id, agent, frozen_versions } = conversation
  const words = useFlowLabels(agent, message ? frozen_versions.flow : undefined)
  const { data, error, refetch, isPlaceholderData } = useTrace(id, message?.id)
  const trace = isPlaceholderData ? undefined : data
  return (
    <Drawer opened={message !== null} onClose={onClose} title="Why it said this" position="right" size="lg">
      <Stack gap="lg">
        {message && (
          <div>
            <Quote>{message.text}</Quote>
            <CorrectReplyButton variant="default" size="xs" mt="sm" message={message} />
          </div>
        )}
        {!trace && !error && <TextSkeleton lines={8} label="the reasons" />}
        {error && (
          <ErrorNotice error={error} title="The reasons could not be loaded" onRetry={() => refetch()} />
        )}
        {trace && <Reasons trace={trace} words={words} />}
      </Stack>
    </Drawer>
  )
}
