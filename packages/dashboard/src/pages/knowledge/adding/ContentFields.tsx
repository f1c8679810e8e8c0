import { Textarea, TextInput } from '@mantine/core'
import { DropZone } from '../../../parts/DropZone.tsx'
import type { SourceValues } from './source_values.ts'

export interface FieldsProps {
  values: SourceValues
  /** By field, in the API's words. */
  errors: Record<string, string>
  set: (changed: Partial<SourceValues>) => void
}

/** What is read: a text, an address, or files. */
export function ContentFields({
  values,
  errors,
  set,
  replacing = false,
}: FieldsProps & { replacing?: boolean }) {
  switch (values.kind) {
    case 'text':
      return (
        <Textarea
          data-autofocus
          label="Text"
          description="Plain text or Markdown. Write it the way you would say it to a visitor."
          autosize
          minRows={5}
          maxRows={18}
          value={values.text}
          error={errors.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      )
    case 'file':
      return (
        <DropZone
          label={replacing ? 'Replace file' : 'Files'}
          files={values.files}
          multiple={!replacing}
          error={errors.content ?? errors.filename}
          onChange={(files) => set({ files })}
        />
      )
    default:
      return (
        <TextInput
          data-autofocus
          label="URL"
          description={
            values.kind === 'site'
              ? 'The first page to read. Links to other pages of the same site are followed.'
              : 'The page to read.'
          }
          placeholder="https://"
          inputMode="url"
          autoComplete="url"
          value={values.url}
          error={errors.url}
          onChange={(event) => set({ url: event.currentTarget.value })}
        />
      )
  }
}
