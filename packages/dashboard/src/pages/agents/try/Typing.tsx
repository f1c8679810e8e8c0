import { Text, VisuallyHidden } from '@mantine/core'
import type { FlowWords } from '../../../conversation/flow_words.ts'
import { joinedByAnd } from '../../../conversation/listing.ts'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import classes from './Bubble.module.css'

interface TypingProps {
  name: string
  /** What the agent has said so far. */
  text: string
  /** The slots that it has understood already. */
  captured: string[]
  words: FlowWords
}

export function Typing({ name, text, captured, words }: TypingProps) {
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
      {captured.length > 0 && (
        <Text size="xs" c="dimmed">
          Understood: {joinedByAnd(captured.map(words.slotTitle))}
        </Text>
      )}
    </div>
  )
}
