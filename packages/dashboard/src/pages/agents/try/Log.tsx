import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './Chat.module.css'
import type { ChatProps } from './chat_props.ts'
import { MessageLine } from './MessageLine.tsx'
import { SendingMessage } from './SendingMessage.tsx'
import { TypingMessage } from './TypingMessage.tsx'
import type { Line } from './transcript.ts'

/** What has been said. Screen readers are told of finished messages, not of every word as it comes. */
export function Log(props: ChatProps) {
  const { lines, agent, words, conversation } = props
  const busy = lines.some(({ kind }) => kind === 'typing')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className={classes.log} role="log" aria-label="Messages" aria-busy={busy} tabIndex={0}>
      <div className={classes.lines}>
        {lines.length === 0 && conversation === undefined && <Skeleton height={40} width="60%" radius="lg" />}
        {lines.map((line) => {
          if (line.kind === 'sending') return <SendingMessage key="sending" {...line} />
          if (line.kind === 'typing')
            return <TypingMessage key="typing" {...line} name={agent.name} words={words} />
          return <MessageLine key={line.message.id} {...props} message={line.message} />
        })}
        {isUnanswered(lines) && <VisuallyHidden role="status">Sent</VisuallyHidden>}
      </div>
    </div>
  )
}

const isUnanswered = (lines: Line[]) => {
  const last = lines.at(-1)
  return last?.kind === 'message' && last.message.role === 'visitor'
}
