import { Text, VisuallyHidden } from '@mantine/core'
import type { FlowLabels } from '../../../conversation/flow_labels.ts'
import { joinWithAnd } from '../../../conversation/join_words.ts'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import classes from './Bubble.module.css'

interface TypingMessageProps {
  name: string
  /** What the agent has said so far. */
  text: string
  /** The slots that it has understood already. */
  captured: string[]
  /** What it does at the moment, if it doesn't write. */
  working: string
  words: FlowLabels
}

export function TypingMessage({ name, text, captured, working, words }: TypingMessageProps) {
  return (
    <div className={classes.group}>
      <div className={classes.bubble} data-role="agent">
        {text ? (
          <Markdown>{text}</Markdown>
        ) : (
          <span className={classes.dots}>
            <span />
            <span />
            <span />
            <VisuallyHidden>{name} is thinking</VisuallyHidden>
          </span>
        )}
      </div>
      {working && (
        <Text size="xs" c="dimmed">
          {working}
        </Text>
      )}
      {captured.length > 0 && (
        <Text size="xs" c="dimmed">
          Understood: {joinWithAnd(captured.map(words.slotTitle))}
        </Text>
      )}
    </div>
  )
}
