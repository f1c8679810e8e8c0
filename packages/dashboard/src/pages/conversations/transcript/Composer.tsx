import type { Conversation } from '@foyer/sdk'
import { Button, Group, Stack, Textarea, useCombobox } from '@mantine/core'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useYourMemberId } from '../../../api/teammates.ts'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { elementIds } from '../conversation_keys.ts'
import type { Draft } from './draft.ts'
import { SavedReplyPicker } from './SavedReplyPicker.tsx'

interface ComposerProps {
  draft: Draft
  conversation: Conversation
  /** That somebody else is answering at the same time. */
  warning: string | null
  /** Of whoever has just taken over: they want to write. */
  autoFocus: boolean
  onHandBack: () => void
  isHandingBack: boolean
}

/** A person writes instead of the agent. */
export function Composer(props: ComposerProps) {
  const { draft, conversation, warning, autoFocus, onHandBack, isHandingBack } = props
  const { text, setText, send, isSending, error } = draft
  const errors = useFieldErrors(error, { text })
  const whyNot = useDisabledReason('write')
  const field = useRef<HTMLTextAreaElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const picker = useCombobox({
    onDropdownOpen: () => picker.focusSearchInput(),
    onDropdownClose: () => field.current?.focus(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.key === '/' && text === '') {
      event.preventDefault()
      picker.openDropdown('keyboard')
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // Two people must not answer at once by accident: then it takes the button.
    if (warning === null) submit(event)
    else {
      event.preventDefault()
      sendButton.current?.focus()
    }
  }
  const insert = (words: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {}
    setText(`${text.slice(0, start)}${words}${text.slice(end)}`)
  }
  return (
    <Stack component="form" gap="xs" onSubmit={submit}>
      <div role="status">{warning && <Notice tone="warn">{warning}</Notice>}</div>
      <Textarea
        id={elementIds.reply}
        ref={field}
        label={`Write to ${visitorName(conversation)}`}
        description={whyNot ?? <WhoAnswers conversation={conversation} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={hearKey}
        error={errors.text}
        disabled={whyNot !== null}
        autoFocus={autoFocus}
        placeholder="Enter to send, Shift + Enter for a new line"
        autosize
        minRows={2}
        maxRows={8}
      />
      <FormError error={error} fields={['text']} />
      <Group justify="space-between" gap="xs">
        <Group gap={6}>
          <WriteButton variant="default" px="sm" onClick={onHandBack} loading={isHandingBack}>
            Hand back to agent
          </WriteButton>
          <SavedReplyPicker store={picker} locale={conversation.locale} onPick={insert} />
        </Group>
        <Button
          ref={sendButton}
          type="submit"
          loading={isSending}
          color={warning ? 'red' : undefined}
          disabled={whyNot !== null || text.trim() === ''}
          rightSection={<SendHorizontal size={16} aria-hidden />}
          ml="auto"
        >
          {warning ? 'Send anyway' : 'Send'}
        </Button>
      </Group>
    </Stack>
  )
}

/** Who looks after it, so that a second person knows before they write. */
function WhoAnswers({ conversation: { assignee } }: { conversation: Conversation }) {
  const you = useYourMemberId()
  const silent = 'The agent does not reply until you hand the conversation back.'
  if (!assignee || assignee.id === you) return silent
  return `${assignee.name} is handling this conversation. ${silent}`
}
