import { Skeleton, Stack } from '@mantine/core'
import { useRef } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import classes from './Chat.module.css'
import { Chips } from './Chips.tsx'
import { Composer } from './Composer.tsx'
import type { ChatProps } from './chat_props.ts'
import { EndedNotice } from './EndedNotice.tsx'
import { HandedOffNotice } from './HandedOffNotice.tsx'
import { chipsOf } from './transcript.ts'

const ended = ['completed', 'closed', 'expired']

/** Where the visitor speaks, as long as there is something to say. */
export function ChatFoot({ agent, conversation, lines, talking, words }: ChatProps) {
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
  if (ended.includes(conversation.status))
    return (
      <div className={classes.foot}>
        <EndedNotice agent={agent} conversation={conversation} />
      </div>
    )
  return (
    <Stack className={classes.foot} gap="xs">
      {conversation.status === 'handed_off' && <HandedOffNotice conversation={conversation} />}
      {turn?.status === 'failed' && (
        <ErrorNotice error={turn.error} title="No reply came" onRetry={sayAgain} />
      )}
      {chips.length > 0 && <Chips key={lines.length} chips={chips} words={words} say={tap} />}
      <Composer ref={composer} said={said} busy={busy} onSend={(text) => say({ text }, text)} />
    </Stack>
  )
}
