import { Skeleton, Stack } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { isEnded } from '../../../conversation/conversation_status.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import classes from './Chat.module.css'
import { Chips } from './Chips.tsx'
import { Composer } from './Composer.tsx'
import type { ChatProps } from './chat_props.ts'
import { HandedOffNotice } from './HandedOffNotice.tsx'
import { chipsOf } from './transcript.ts'

interface ChatFootProps extends Pick<ChatProps, 'conversation' | 'lines' | 'talking' | 'words'> {
  /** What stands here once the conversation is over. */
  ended: ReactNode
}

/** Where the visitor speaks, as long as there is something to say. */
export function ChatFoot({ conversation, lines, talking, words, ended }: ChatFootProps) {
  const { turn, say, resend: sayAgain } = talking
  const composer = useRef<HTMLTextAreaElement>(null)
  // The chip that was tapped goes away: whoever goes on by keyboard goes on where words are written.
  const tap: typeof say = (body, said) => {
    say(body, said)
    composer.current?.focus()
  }
  const busy = turn?.status === 'under_way'
  const mayWrite = useDisabledReason('write') === null
  const chips = mayWrite ? chipsOf(lines) : []
  const said = lines.flatMap((line) =>
    line.kind === 'message' && line.message.role === 'visitor' ? [line.message.text] : [],
  )
  if (!conversation)
    return (
      <div className={classes.foot}>
        <Skeleton height={36} />
      </div>
    )
  if (isEnded(conversation.status)) return <div className={classes.foot}>{ended}</div>
  return (
    <Stack className={classes.foot} gap="xs">
      {conversation.status === 'handed_off' && <HandedOffNotice conversation={conversation} />}
      {turn?.status === 'failed' && (
        <ErrorNotice error={turn.error} title="The agent did not reply" onRetry={sayAgain} />
      )}
      {chips.length > 0 && <Chips key={lines.length} chips={chips} words={words} say={tap} />}
      <Composer ref={composer} said={said} busy={busy} onSend={(text) => say({ text }, text)} />
    </Stack>
  )
}
