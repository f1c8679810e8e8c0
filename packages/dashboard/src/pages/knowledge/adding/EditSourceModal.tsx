import type { KnowledgeSource } from '@foyer/sdk'
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { DiscardDialog } from '../../../parts/DiscardDialog.tsx'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { base64Of } from '../../../parts/files.ts'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { ContentFields } from './ContentFields.tsx'
import { SiteFields } from './SiteFields.tsx'
import { changesOf, isContent, type SourceValues, valuesOf } from './source_values.ts'
import { UseFields } from './UseFields.tsx'

interface EditSourceModalProps {
  source: KnowledgeSource
  onClose: () => void
  /** The source now says something else than what was read from it. */
  onContentChanged: () => void
}

export function EditSourceModal({ source, onClose, onContentChanged }: EditSourceModalProps) {
  const { knowledgeSources } = useFoyer()
  const [before] = useState(() => valuesOf(source))
  const [values, setValues] = useState(before)
  const [isLeaving, setLeaving] = useState(false)
  const set = (changed: Partial<SourceValues>) => setValues((now) => ({ ...now, ...changed }))
  const isUnsaved = values.files.length > 0 || Object.keys(changesOf(before, values)).length > 0
  const close = () => (isUnsaved ? setLeaving(true) : onClose())
  const save = useWrite({
    write: async (after: SourceValues) => {
      const [file] = after.files
      const changes = {
        ...changesOf(before, after),
        ...(file && { filename: file.name, content: await base64Of(file) }),
      }
      await knowledgeSources.update(source.id, changes)
      return isContent(changes)
    },
    touches: ['knowledge_sources', 'knowledge_facts'],
    toldOnPage: true,
    onDone: (contentChanged) => {
      if (contentChanged) onContentChanged()
      onClose()
    },
  })
  const errors = useFieldErrors(save.error, values)
  const fields = { values, errors, set }
  return (
    <Modal opened onClose={close} title="Edit source" size="lg">
      <DiscardDialog opened={isLeaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
      <UnsavedChanges isDirty={() => isUnsaved && !save.isPending && !save.isSuccess} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.send(values)
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Title"
            value={values.title}
            error={errors.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <ContentFields {...fields} replacing />
          {source.kind === 'site' && <SiteFields {...fields} />}
          <UseFields {...fields} />
          <FormError error={save.error} fields={Object.keys({ ...values, filename: '', content: '' })} />
          <FormButtons onCancel={close}>
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
