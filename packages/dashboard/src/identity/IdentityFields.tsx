import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core'
import { languageName } from '../parts/languages.ts'
import { type FieldsProps, textField } from '../parts/text_field.ts'
import type { IdentityWords } from './identity_values.ts'

interface IdentityFieldsProps extends FieldsProps<IdentityWords> {
  /** The languages that a greeting is asked for in. */
  languages: string[]
}

/** What visitors see and hear of an identity, wherever it is edited. */
export function IdentityFields({ languages, ...props }: IdentityFieldsProps) {
  const { values, set, errors, readOnly } = props
  const text = textField(props)
  const greeting = (language: string) => ({
    value: values.greeting[language] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ greeting: { ...values.greeting, [language]: event.currentTarget.value } }),
    error: errors[`greeting.${language}`],
    placeholder: 'Foyer writes the greeting',
    autosize: true,
    minRows: 1,
    readOnly,
  })
  const [only] = languages
  return (
    <Stack>
      <TextInput
        label="Name"
        description="How the agent introduces itself. Shown at the top of the widget unless you set a title."
        {...text('display_name')}
        required
      />
      <TextInput
        label="Role"
        description="Such as “Reception”. Shown under the name and mentioned in greetings that Foyer writes."
        {...text('role')}
      />
      <TextInput
        label="Picture"
        description="The URL of a square image, starting with https://. Without one, visitors see the first letter of the name."
        type="url"
        placeholder="https://"
        {...text('avatar_url')}
      />
      {languages.length === 1 && only !== undefined ? (
        <Textarea label="Greeting" description="The first message." {...greeting(only)} />
      ) : (
        <Fieldset legend="Greeting" variant="unstyled">
          <Stack gap="xs">
            {languages.map((language) => (
              <Textarea key={language} label={languageName(language)} {...greeting(language)} />
            ))}
          </Stack>
        </Fieldset>
      )}
      <Textarea
        label="Disclosure"
        description="How the agent says that it is automated, such as “I am a digital assistant.” Shown after the greeting."
        autosize
        minRows={1}
        {...text('disclosure')}
      />
      <Textarea
        label="About"
        description="What it knows and does. Requires a language model."
        autosize
        minRows={2}
        {...text('bio')}
      />
    </Stack>
  )
}

export const identityWordFields = ['display_name', 'role', 'avatar_url', 'greeting', 'disclosure', 'bio']
