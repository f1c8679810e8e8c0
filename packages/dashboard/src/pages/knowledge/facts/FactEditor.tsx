import type { KnowledgeFact } from '@foyer/sdk'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone, notifyUndo } from '../../../parts/notify.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

interface FactEditorProps {
  fact: KnowledgeFact
  onClose: () => void
  /** The fact that took its place, where one did. */
  onCorrected?: (id: number) => void
}

const touches = ['knowledge_facts', 'knowledge_sources']

/** In the place of the fact: the team's own is reworded, what a source states gets a fact of the team in its place. */
export function FactEditor({ fact, onClose, onCorrected }: FactEditorProps) {
  const { knowledgeFacts } = useFoyer()
  const { id, origin } = fact
  const [text, setText] = useState(fact.text)
  const isChanged = text.trim() !== fact.text
  const undo = useWrite({
    write: async (correction: number) => {
      await knowledgeFacts.archive(correction)
      await knowledgeFacts.restore(id)
    },
    touches,
    toldOnPage: true,
  })
  const save = useWrite({
    write: (to: string, options) =>
      origin === 'owner'
        ? knowledgeFacts.update(id, { text: to }, options)
        : knowledgeFacts.correct(id, { text: to }, options),
    touches,
    toldOnPage: true,
    onDone: (after) => {
      onClose()
      if (after.id === id) return notifyDone('Fact saved.')
      notifyUndo('Fact corrected.', () => undo.mutateAsync(after.id))
      onCorrected?.(after.id)
    },
  })
  const errors = useFieldErrors(save.error, { text })
  const submit = () => {
    if (isChanged) save.send(text.trim())
    else onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <UnsavedChanges isDirty={() => isChanged && !save.isPending && !save.isSuccess} allows={() => false} />
      <Stack gap="xs">
        <Textarea
          autoFocus
          label={origin === 'owner' ? 'Fact' : 'Corrected fact'}
          description={
            origin === 'owner'
              ? 'One complete sentence that makes sense on its own.'
              : 'This replaces the statement from the source. A sync does not bring the old one back.'
          }
          autosize
          minRows={2}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <FormError error={save.error} fields={['text']} />
        <Group gap="xs">
          <WriteButton type="submit" size="xs" loading={save.isPending}>
            {origin === 'owner' ? 'Save' : 'Save correction'}
          </WriteButton>
          <Button size="xs" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
