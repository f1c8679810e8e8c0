import { MultiSelect } from '@mantine/core'
import { languageOptions } from '../../../parts/languages.ts'

interface LanguagesInputProps {
  description: string
  value: string[]
  onChange: (languages: string[]) => void
  error: string | undefined
  readOnly: boolean
}

export function LanguagesInput({ value, ...props }: LanguagesInputProps) {
  return (
    <MultiSelect
      label="Languages"
      data={languageOptions(value)}
      value={value}
      searchable
      hidePickedOptions
      {...props}
    />
  )
}
