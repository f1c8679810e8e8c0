import type { Conversation, Message } from '@foyer/sdk'
import { useState } from 'react'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { daysOf } from './days.ts'
import { MessageItem } from './MessageItem.tsx'
import { useStickToEnd } from './stick_to_end.ts'
import { TraceDrawer } from './TraceDrawer.tsx'
import classes from './Transcript.module.css'

interface TranscriptProps {
  conversation: Conversation
  messages: Message[]
  agentName: string
}

/** All that was said: the visitor at the left, who speaks for the organization at the right. */
export function Transcript({ conversation, messages, agentName }: TranscriptProps) {
  const [explained, explain] = useState<Message | null>(null)
  const { pane, onScroll } = useStickToEnd(messages.length)
  const names = { visitor: visitorName(conversation), agent: agentName, owner: 'Your team' }
  const nextOf = new Map(messages.map((message, place) => [message, messages[place + 1]]))
  return (
    <>
      <div
        ref={pane}
        onScroll={onScroll}
        className={classes.pane}
        role="log"
        aria-label="Transcript"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it.
        tabIndex={0}
      >
        {daysOf(messages, new Date()).map(({ label, messages: said }) => (
          <section key={label} aria-label={label}>
            <div className={classes.day}>{label}</div>
            <ol className={classes.messages}>
              {said.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  answer={nextOf.get(message)}
                  names={names}
                  onExplain={explain}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <TraceDrawer conversation={conversation} message={explained} onClose={() => explain(null)} />
    </>
  )
}
