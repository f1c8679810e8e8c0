import type { KnowledgeSource } from '@foyer/sdk'
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { base64Of } from '../../../parts/files.ts'
import { mayDiscard, useAskBeforeLeaving } from '../ask_before_leaving.ts'
import { useWrite } from '../use_write.ts'
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
  const set = (changed: Partial<SourceValues>) => {
    setValues((now) => ({ ...now, ...changed }))
    if (save.error) save.reset()
  }
  const isUnsaved = values.files.length > 0 || Object.keys(changesOf(before, values)).length > 0
  const leaveFreely = useAskBeforeLeaving(isUnsaved)
  const close = () => {
    if (mayDiscard(isUnsaved)) onClose()
  }
  const save = useWrite({
    write: async () => {
      const [file] = values.files
      const changes = {
        ...changesOf(before, values),
        ...(file && { filename: file.name, content: await base64Of(file) }),
      }
      await knowledgeSources.update(source.id, changes)
      return isContent(changes)
    },
    touches: ['knowledge_sources', 'knowledge_facts'],
    toldOnPage: true,
    onDone: (contentChanged) => {
      leaveFreely()
      if (contentChanged) onContentChanged()
      onClose()
    },
  })
  const errors = fieldErrors(save.error)
  const fields = { values, errors, set }
  return (
    <Modal opened onClose={close} title="Edit the source" size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.send()
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
