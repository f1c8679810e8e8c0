import type { Note } from '@foyer/sdk'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { useUpdateNote } from './note_writes.ts'
import { submitByModEnter } from './submit_by_mod_enter.ts'

export function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const [text, setText] = useState(note.text)
  const update = useUpdateNote(note, onDone)
  const errors = useFieldErrors(update.error, { text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') update.send(text)
  }
  return (
    <Stack component="form" gap="xs" onSubmit={submit}>
      <Textarea
        aria-label="Note"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={submitByModEnter(submit)}
        error={errors.text}
        autoFocus
        autosize
        minRows={2}
        maxRows={8}
      />
      <FormError error={update.error} fields={['text']} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="xs" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="xs" disabled={text.trim() === ''} loading={update.isPending}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}
