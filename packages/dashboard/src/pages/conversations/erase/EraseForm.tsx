import type { Conversation, Erasure } from '@foyer/sdk'
import { Button, List, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { pluralize } from '../../../parts/pluralize.ts'
import { useErase } from '../conversation.ts'

interface EraseFormProps {
  conversation: Conversation
  onErased: (receipt: Erasure) => void
  onCancel: () => void
}

/** What has to be typed: nobody erases by a slip of the hand. */
const word = 'erase'

/** Names exactly what goes, since nothing of it comes back. */
export function EraseForm({ conversation, onErased, onCancel }: EraseFormProps) {
  const [typed, setTyped] = useState('')
  const erase = useErase(conversation.id)
  const isMeant = typed.trim().toLowerCase() === word
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMeant) erase.mutate(undefined, { onSuccess: onErased })
  }
  const answers = Object.keys(conversation.slot_values).length
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>
          This permanently deletes everything {visitorName(conversation)} said, and everything made from it.
          It cannot be undone.
        </Text>
        <List size="sm" spacing={4}>
          <List.Item>
            {pluralize(conversation.messages_count, 'message')} with the reasons for each reply
          </List.Item>
          <List.Item>{pluralize(answers, 'answer')} with the quoted words</List.Item>
          <List.Item>The assessment, brief, recap and documents, and your team’s notes</List.Item>
          <List.Item>Its questions among the gaps, and gaps that nobody else asked about</List.Item>
          <List.Item>Exports of the organization that may contain it</List.Item>
        </List>
        <Text size="sm" c="dimmed">
          Facts and sources stay. The audit log records that it was erased, but nothing that was said.
        </Text>
        <TextInput
          label={`Type “${word}” to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <FormError error={erase.error} />
        <FormButtons onCancel={onCancel}>
          <Button type="submit" color="red" disabled={!isMeant} loading={erase.isPending}>
            Erase for good
          </Button>
        </FormButtons>
      </Stack>
    </form>
  )
}
