import { Group, Stack, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { elementIds } from '../conversation_keys.ts'
import { useStoredDraft } from '../use_stored_draft.ts'
import { useCreateNote } from './note_writes.ts'
import { submitByModEnter } from './submit_by_mod_enter.ts'

export function NewNote({ conversationId }: { conversationId: number }) {
  const { text, setText } = useStoredDraft('note', conversationId)
  const create = useCreateNote(conversationId, () => setText(''))
  const errors = useFieldErrors(create.error, { text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') create.send(text)
  }
  return (
    <Stack component="form" gap="xs" onSubmit={submit}>
      <Textarea
        id={elementIds.note}
        aria-label="New note"
        placeholder="Add a note for your team"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={submitByModEnter(submit)}
        error={errors.text}
        autosize
        minRows={2}
        maxRows={8}
      />
      <FormError error={create.error} fields={['text']} />
      <Group justify="flex-end">
        <WriteButton
          type="submit"
          variant="default"
          size="xs"
          disabled={text.trim() === ''}
          loading={create.isPending}
        >
          Add note
        </WriteButton>
      </Group>
    </Stack>
  )
}
