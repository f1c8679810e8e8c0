import { Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { FlowLabels } from '../../../../conversation/flow_labels.ts'
import { useConversation, useMessages } from '../../../../conversation/queries.ts'
import { ErrorNotice } from '../../../../parts/ErrorNotice.tsx'
import { Chips } from '../../try/Chips.tsx'
import { Composer } from '../../try/Composer.tsx'
import { Log } from '../../try/Log.tsx'
import { chipsOf, transcript } from '../../try/transcript.ts'
import { useTurn } from '../../try/use_turn.ts'
import { useFlowEditor } from '../flow_editor.ts'
import classes from './FlowChat.module.css'

interface ChatLogProps {
  conversationId: number
  words: FlowLabels
  /** Tells the board where the conversation is. */
  onPhase: (key: string | undefined) => void
}

const ended = ['completed', 'closed', 'expired']

export function ChatLog({ conversationId, words, onPhase }: ChatLogProps) {
  const { agent } = useFlowEditor()
  const { data: conversation } = useConversation(conversationId)
  const messages = useMessages(conversationId)
  const talking = useTurn(conversationId, () => undefined)
  const composer = useRef<HTMLTextAreaElement>(null)
  const { turn, say, resend } = talking
  const lines = transcript(messages.data ?? [], turn)
  const chips = chipsOf(lines)
  const phase = conversation?.phase
  useEffect(() => {
    onPhase(phase)
    return () => onPhase(undefined)
  }, [phase, onPhase])
  const said = lines.flatMap((line) =>
    line.kind === 'message' && line.message.role === 'visitor' ? [line.message.text] : [],
  )
  const tap: typeof say = (body, text) => {
    say(body, text)
    composer.current?.focus()
  }
  return (
    <>
      <Log
        agent={agent}
        conversation={conversation}
        lines={lines}
        talking={talking}
        words={words}
        explained={undefined}
        trace={undefined}
      />
      <Stack className={classes.foot} gap="xs">
        {turn?.status === 'failed' && (
          <ErrorNotice error={turn.error} title="No reply came" onRetry={resend} />
        )}
        {conversation && ended.includes(conversation.status) ? (
          <Text size="sm" c="dimmed">
            The conversation has ended. Restart it to try again.
          </Text>
        ) : (
          <>
            {chips.length > 0 && <Chips key={lines.length} chips={chips} words={words} say={tap} />}
            <Composer
              ref={composer}
              said={said}
              busy={turn?.status === 'under_way'}
              onSend={(text) => say({ text }, text)}
            />
          </>
        )}
      </Stack>
    </>
  )
}
