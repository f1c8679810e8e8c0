import type { Conversation } from '@foyer/sdk'
import { VisuallyHidden } from '@mantine/core'
import { Hand } from 'lucide-react'
import { visitorName, wantsPersonNow } from '../../../conversation/conversation_status.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import classes from './VisitorCell.module.css'

/** Who it is, and what they said last. */
export function VisitorCell({ conversation }: { conversation: Conversation }) {
  const { unread, unread_count, last_visitor_text } = conversation
  return (
    <span className={classes.cell} data-unread={unread}>
      <span className={classes.who}>
        {wantsPersonNow(conversation) && <Hand size={14} className={classes.waving} aria-hidden />}
        {visitorName(conversation)}
        {conversation.test && <StatusBadge status="test" />}
        {unread && (
          <span className={classes.unread}>
            <VisuallyHidden>, </VisuallyHidden>
            {unread_count}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={classes.words}>{last_visitor_text ?? 'No message from the visitor yet'}</span>
    </span>
  )
}
