import type { Message } from '@foyer/sdk'
import { Button, Group } from '@mantine/core'
import { Bot, Lightbulb, type LucideIcon, UserRound } from 'lucide-react'
import { CitationLinks } from '../../../conversation/CitationLinks.tsx'
import { CorrectReplyButton } from '../../../conversation/correction/CorrectReplyButton.tsx'
import { DeliverableCard } from '../../../conversation/DeliverableCard.tsx'
import { PageButtons } from '../../../conversation/PageButtons.tsx'
import { UnsupportedNote } from '../../../conversation/UnsupportedNote.tsx'
import { MarkedText } from '../../../parts/MarkedText.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { absoluteTime } from '../../../parts/relative_time.ts'
import { messageElementId, useQuoteIn } from '../evidence.tsx'
import { Chips } from './Chips.tsx'
import { clockTime } from './days.ts'
import classes from './Transcript.module.css'

interface MessageItemProps {
  message: Message
  /** What was said next. */
  answer: Message | undefined
  /** Who speaks in each role. */
  names: Record<Message['role'], string>
  onExplain: (message: Message) => void
}

const icons: Record<Message['role'], LucideIcon | null> = { visitor: null, agent: Bot, owner: UserRound }

const quiet = { variant: 'subtle', color: 'gray', c: 'dimmed', size: 'compact-xs' } as const

export function MessageItem({ message, answer, names, onExplain }: MessageItemProps) {
  const { id, role, text, chips, links, citations, deliverable, created_at } = message
  const quote = useQuoteIn(id)
  const at = new Date(created_at)
  const Icon = icons[role]
  return (
    <li id={messageElementId(id)} className={classes.message} data-role={role}>
      <div className={classes.who}>
        {Icon && <Icon size={14} aria-hidden />}
        <span>{message.author?.name ?? names[role]}</span>
        <time dateTime={created_at} title={absoluteTime(at)}>
          {clockTime(at)}
        </time>
      </div>
      <div className={classes.words}>
        {role === 'agent' ? <Markdown>{text}</Markdown> : <MarkedText text={text} quote={quote} />}
      </div>
      <PageButtons links={links} />
      <CitationLinks citations={citations} />
      {deliverable && <DeliverableCard deliverable={deliverable} />}
      <Chips chips={chips} answer={answer} />
      <UnsupportedNote unsupported={message.unsupported} />
      {role === 'agent' && (
        <Group gap={4}>
          <Button
            {...quiet}
            leftSection={<Lightbulb size={13} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => onExplain(message)}
          >
            Why this?
          </Button>
          <CorrectReplyButton {...quiet} message={message} />
        </Group>
      )}
    </li>
  )
}
