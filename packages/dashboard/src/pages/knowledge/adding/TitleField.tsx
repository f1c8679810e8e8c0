import { TextInput } from '@mantine/core'
import type { FieldsProps } from './ContentFields.tsx'

interface TitleFieldProps extends FieldsProps {
  question?: string | undefined
}

export function TitleField({ values, errors, set, question }: TitleFieldProps) {
  return (
    <TextInput
      label="Title"
      description={question ? 'Leave empty to use the question.' : 'Leave empty to take it from the content.'}
      placeholder={question}
      value={values.title}
      error={errors.title}
      onChange={(event) => set({ title: event.currentTarget.value })}
    />
  )
}
