import type { SourceKind } from '@foyer/contract/vocabulary'
import type { KnowledgeSource } from '@foyer/sdk'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ContentFields } from './ContentFields.tsx'
import { KindPicker } from './KindPicker.tsx'
import { MoreFields } from './MoreFields.tsx'
import { emptyValues, isFilled, type SourceValues, withTitle } from './source_values.ts'
import { TitleField } from './TitleField.tsx'
import { useAddSources } from './use_add_sources.ts'

interface SourceFormProps {
  kind?: SourceKind | undefined
  /** The gap that the source is to answer. */
  gap?: number | undefined
  /** Its question, which a text without a title goes by: facts are read with their title. */
  question?: string
  /** What the button says. */
  submit: string
  onAdded?: (sources: KnowledgeSource[]) => void
  onCancel?: () => void
}

const fields = [
  'title',
  'text',
  'url',
  'content',
  'filename',
  'max_pages',
  'include',
  'exclude',
  'refresh_hours',
  'agents',
]

/** Adds a source of any kind, or one for each of several files. */
export function SourceForm(props: SourceFormProps) {
  const { kind = 'text', gap, question, submit, onAdded, onCancel } = props
  const [values, setValues] = useState(() => emptyValues(kind))
  const set = (changed: Partial<SourceValues>) => setValues((before) => ({ ...before, ...changed }))
  const leaveOut = (file: File) =>
    setValues((before) => ({ ...before, files: before.files.filter((each) => each !== file) }))
  const add = useAddSources({
    gap,
    onSent: leaveOut,
    onAdded: (sources) => {
      setValues(emptyValues(values.kind))
      onAdded?.(sources)
    },
  })
  const errors = useFieldErrors(add.error, values)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.send(withTitle(question, values))
      }}
    >
      <UnsavedChanges isDirty={() => isFilled(values) && !add.isPending} allows={() => false} />
      <Stack gap="md">
        <KindPicker value={values.kind} onChange={(chosen) => set({ kind: chosen })} />
        {values.kind === 'text' && (
          <TitleField values={values} errors={errors} set={set} question={question} />
        )}
        <ContentFields values={values} errors={errors} set={set} />
        <MoreFields values={values} errors={errors} set={set} />
        <FormError error={add.error} fields={fields} />
        <Group gap="xs" justify={onCancel ? 'flex-end' : 'flex-start'}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <WriteButton
            type="submit"
            loading={add.isPending}
            disabled={values.kind === 'file' && values.files.length === 0}
          >
            {values.files.length > 1 ? `Add ${values.files.length} sources` : submit}
          </WriteButton>
        </Group>
      </Stack>
    </form>
  )
}
