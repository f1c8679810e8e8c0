import type { Message } from '@foyer/sdk'
import { Button, Group, Text } from '@mantine/core'
import { Lightbulb } from 'lucide-react'
import { CitationLinks } from '../../../conversation/CitationLinks.tsx'
import { CorrectReplyButton } from '../../../conversation/correction/CorrectReplyButton.tsx'
import { DeliverableCard } from '../../../conversation/DeliverableCard.tsx'
import { PageButtons } from '../../../conversation/PageButtons.tsx'
import { UnsupportedNote } from '../../../conversation/UnsupportedNote.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import classes from './Bubble.module.css'
import type { ChatProps } from './chat_props.ts'
import { HighlightedText } from './HighlightedText.tsx'

interface MessageLineProps extends Pick<ChatProps, 'explained' | 'trace' | 'onExplain'> {
  message: Message
}

const quiet = { variant: 'subtle', color: 'gray', size: 'compact-xs', fw: 400 } as const

export function MessageLine({ message, explained, trace, onExplain }: MessageLineProps) {
  const { id, role, text, links, citations, deliverable } = message
  if (role === 'visitor') {
    const quotes = (trace?.captured ?? [])
      .filter(({ message_id }) => message_id === id)
      .map(({ quote }) => quote)
    return (
      <div className={classes.bubble} data-role="visitor">
        <HighlightedText text={text} quotes={quotes} />
      </div>
    )
  }
  return (
    <div className={classes.group}>
      {role === 'owner' && (
        <Text size="xs" c="dimmed">
          Your team
        </Text>
      )}
      <div className={classes.bubble} data-role={role} data-explained={id === explained}>
        <Markdown>{text}</Markdown>
      </div>
      <PageButtons links={links} />
      <CitationLinks citations={citations} />
      {deliverable && <DeliverableCard deliverable={deliverable} />}
      <UnsupportedNote unsupported={message.unsupported} />
      {role === 'agent' && onExplain && (
        <Group gap={4}>
          <Button
            {...quiet}
            leftSection={<Lightbulb size={13} aria-hidden />}
            aria-pressed={id === explained}
            onClick={() => onExplain(id)}
          >
            Why this?
          </Button>
          <CorrectReplyButton {...quiet} message={message} />
        </Group>
      )}
    </div>
  )
}
