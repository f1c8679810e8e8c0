import { PasswordInput, TextInput } from '@mantine/core'
import { asksForAddress, type ConnectionValues, providers } from './model_values.ts'

interface ConnectionProps {
  values: ConnectionValues
  onChange: (part: Partial<ConnectionValues>) => void
  hasKey: boolean
  /** What is wrong, by the names of the fields. */
  errorOf: (field: string) => string | undefined
  readOnly: boolean
}

/** A model, where it is, and its key. */
export function ConnectionFields({ values, onChange, hasKey, errorOf, readOnly }: ConnectionProps) {
  return (
    <>
      <TextInput
        label="Model"
        description="The name that the provider uses for it."
        placeholder={providers[values.provider].example}
        value={values.model}
        onChange={(event) => onChange({ model: event.currentTarget.value })}
        error={errorOf('model')}
        readOnly={readOnly}
      />
      {asksForAddress(values.provider) && (
        <TextInput
          label="URL"
          description="The URL of its API, such as https://models.example.com/v1. A URL on a private network must be allowed by your server administrator (FOYER_ALLOW_HOSTS)."
          placeholder="https://"
          inputMode="url"
          value={values.base_url}
          onChange={(event) => onChange({ base_url: event.currentTarget.value })}
          error={errorOf('base_url')}
          readOnly={readOnly}
        />
      )}
      <PasswordInput
        label="API key"
        description={
          hasKey
            ? 'A key is stored. Leave this empty to keep it.'
            : 'Stored encrypted and never shown again. Leave this empty if the provider needs none.'
        }
        value={values.key}
        onChange={(event) => onChange({ key: event.currentTarget.value })}
        error={errorOf('key')}
        readOnly={readOnly}
        autoComplete="off"
      />
    </>
  )
}
