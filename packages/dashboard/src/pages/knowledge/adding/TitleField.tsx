import { TextInput } from '@mantine/core'
import type { FieldsProps } from './ContentFields.tsx'

export function TitleField({ values, errors, set }: FieldsProps) {
  return (
    <TextInput
      label="Title"
      description="Taken from the content when empty."
      value={values.title}
      error={errors.title}
      onChange={(event) => set({ title: event.currentTarget.value })}
    />
  )
}
