import { ActionIcon, Textarea, Tooltip } from '@mantine/core'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { type HistoryPosition, historyStart, moveInHistory } from './input_history.ts'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  /** What the visitor has said so far; arrow up brings it back. */
  said: string[]
  /** A reply is under way: the next words can be written meanwhile, not sent. */
  busy: boolean
  onSend: (text: string) => void
}

export function Composer({ ref, said, busy, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const [recalling, setRecalling] = useState<HistoryPosition>(historyStart)
  const whyNot = useDisabledReason('write')
  const sendable = text.trim() !== '' && !busy && whyNot === null

  const write = (words: string) => {
    setText(words)
    setRecalling({ steps: 0, written: words })
  }
  const send = () => {
    if (!sendable) return
    onSend(text.trim())
    write('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also confirms what an input method has put together.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      return send()
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    if (text !== '' && recalling.steps === 0) return
    const found = moveInHistory(said, recalling, event.key === 'ArrowUp' ? 'back' : 'forth')
    if (!found) return
    event.preventDefault()
    setText(found.text)
    setRecalling(found.recall)
  }

  return (
    <Textarea
      ref={ref}
      aria-label="Message"
      placeholder={
        whyNot === null ? 'Write a message as a visitor' : 'Only owners and editors can send messages'
      }
      description={whyNot}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      disabled={whyNot !== null}
      autosize
      minRows={1}
      maxRows={6}
      autoFocus
      rightSectionWidth={42}
      rightSection={
        <Tooltip label="Send (Enter)">
          <ActionIcon radius="xl" size="md" disabled={!sendable} onClick={send} aria-label="Send">
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      }
    />
  )
}
