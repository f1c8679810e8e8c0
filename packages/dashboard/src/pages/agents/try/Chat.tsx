import { Paper } from '@mantine/core'
import classes from './Chat.module.css'
import { ChatFoot } from './ChatFoot.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import type { ChatProps } from './chat_props.ts'
import { EndedNotice } from './EndedNotice.tsx'
import { Log } from './Log.tsx'

/** The conversation as a visitor has it. */
export function Chat(props: ChatProps) {
  const { agent, conversation } = props
  return (
    <Paper
      withBorder
      component="section"
      className={classes.chat}
      aria-label={`Conversation with ${agent.name}`}
    >
      <ChatHeader agent={agent} conversation={conversation} />
      <Log {...props} />
      <ChatFoot
        {...props}
        ended={conversation && <EndedNotice agent={agent} conversation={conversation} />}
      />
    </Paper>
  )
}
