import { Text } from '@mantine/core'
import { useEffect } from 'react'
import type { FlowLabels } from '../../../../conversation/flow_labels.ts'
import { useConversation, useMessages } from '../../../../conversation/queries.ts'
import { ChatFoot } from '../../try/ChatFoot.tsx'
import { Log } from '../../try/Log.tsx'
import { transcript } from '../../try/transcript.ts'
import { useTurn } from '../../try/use_turn.ts'
import { useFlowEditor } from '../flow_editor.ts'

interface ChatLogProps {
  conversationId: number
  words: FlowLabels
  /** Tells the board where the conversation is. */
  onPhase: (key: string | undefined) => void
}

export function ChatLog({ conversationId, words, onPhase }: ChatLogProps) {
  const { agent } = useFlowEditor()
  const { data: conversation } = useConversation(conversationId)
  const messages = useMessages(conversationId)
  const talking = useTurn(conversationId, () => undefined)
  const lines = transcript(messages.data ?? [], talking.turn)
  const phase = conversation?.phase
  useEffect(() => {
    onPhase(phase)
    return () => onPhase(undefined)
  }, [phase, onPhase])
  const chat = { agent, conversation, lines, talking, words }
  return (
    <>
      <Log {...chat} explained={undefined} trace={undefined} />
      <ChatFoot
        {...chat}
        ended={
          <Text size="sm" c="dimmed">
            The conversation has ended. Restart it to try again.
          </Text>
        }
      />
    </>
  )
}
