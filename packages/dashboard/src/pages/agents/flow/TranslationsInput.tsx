import { Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { languageName } from '../../../parts/languages.ts'
import { useFlowEditor } from './flow_editor.ts'
import { translationLanguages } from './flow_words.ts'
import { hasChoices, type SlotValues } from './slot_values.ts'

interface TranslationsInputProps {
  values: SlotValues
  onChange: (translations: SlotValues['translations']) => void
  error: string | undefined
  readOnly: boolean
}

/** The question and its choices in the other languages of the agent. */
export function TranslationsInput({ values, onChange, error, readOnly }: TranslationsInputProps) {
  const { agent } = useFlowEditor()
  const { translations, choices, data_type } = values
  const languages = translationLanguages(agent, translations)
  if (languages.length === 0) return null
  const words = hasChoices(data_type) ? choices.filter(({ value }) => value.trim() !== '') : []
  return (
    <Stack gap="sm">
      {languages.map((language) => {
        const { title = '', enum_labels = {} } = translations[language] ?? {}
        const set = (part: SlotValues['translations'][string]) =>
          onChange({ ...translations, [language]: { title, enum_labels, ...part } })
        return (
          <Fieldset key={language} legend={languageName(language)}>
            <Stack gap="xs">
              <TextInput
                label="Question"
                placeholder={values.title}
                value={title}
                onChange={(event) => set({ title: event.currentTarget.value })}
                readOnly={readOnly}
              />
              {words.map(({ value, label }) => (
                <TextInput
                  key={value}
                  label={label || value}
                  placeholder={label || value}
                  value={enum_labels[value] ?? ''}
                  onChange={(event) =>
                    set({ enum_labels: { ...enum_labels, [value]: event.currentTarget.value } })
                  }
                  readOnly={readOnly}
                />
              ))}
            </Stack>
          </Fieldset>
        )
      })}
      {error && (
        <Text size="sm" c="var(--tone-bad)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
