import { Button, Group, Kbd, Stack, Text, Textarea } from '@mantine/core'
import { SendHorizontal } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useDisabledReason } from '../../../api/organization.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import type { Draft } from './draft.ts'

interface ComposerProps {
  draft: Draft
  visitor: string
  /** Of whoever has just taken over: they want to write. */
  autoFocus: boolean
  onHandBack: () => void
  isHandingBack: boolean
}

/** A person writes instead of the agent. */
export function Composer({ draft, visitor, autoFocus, onHandBack, isHandingBack }: ComposerProps) {
  const { text, setText, send, isSending, error } = draft
  const whyNot = useDisabledReason('write')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <Stack component="form" gap="xs" onSubmit={submit}>
      <Textarea
        label={`Write to ${visitor}`}
        description={whyNot ?? 'The agent is silent until you give the conversation back.'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={submitByEnter}
        error={fieldErrors(error).text}
        disabled={whyNot !== null}
        autoFocus={autoFocus}
        autosize
        minRows={2}
        maxRows={8}
      />
      <FormError error={error} fields={['text']} />
      <Group justify="space-between" gap="xs">
        <WriteButton variant="default" px="sm" onClick={onHandBack} loading={isHandingBack}>
          Give back to the agent
        </WriteButton>
        <Group gap="sm">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            <Kbd size="xs">Enter</Kbd> sends
          </Text>
          <Button
            type="submit"
            loading={isSending}
            disabled={whyNot !== null || text.trim() === ''}
            rightSection={<SendHorizontal size={16} aria-hidden />}
          >
            Send
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
