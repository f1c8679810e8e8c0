import { Fieldset, Stack, Textarea, TextInput } from '@mantine/core'
import { languageName } from '../../../parts/languages.ts'
import { AgentsInput } from '../forms/AgentsInput.tsx'
import { LanguagesInput } from '../forms/LanguagesInput.tsx'
import type { IdentityValues } from './identity_values.ts'

interface IdentityFieldsProps {
  values: IdentityValues
  set: (changed: Partial<IdentityValues>) => void
  errors: Record<string, string>
  readOnly: boolean
  /** Of the organization: those that a greeting is asked for in. */
  languages: string[]
}

export function IdentityFields({ values, set, errors, readOnly, languages }: IdentityFieldsProps) {
  const text = (name: 'display_name' | 'role' | 'bio' | 'avatar_url' | 'disclosure') => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    error: errors[name],
    readOnly,
  })
  const greeted = [...new Set([...languages, ...Object.keys(values.greeting)])]
  return (
    <Stack>
      <TextInput
        label="Name"
        description="How the agent introduces itself. Shown at the top of the widget."
        {...text('display_name')}
        required
      />
      <TextInput
        label="Role"
        description="What it is to the visitor, such as “Reception”."
        {...text('role')}
      />
      <TextInput
        label="Picture"
        description="The address of an image, starting with https://."
        type="url"
        placeholder="https://"
        {...text('avatar_url')}
      />
      <Fieldset legend="Greeting" variant="unstyled">
        <Stack gap="xs">
          {greeted.map((tag) => (
            <Textarea
              key={tag}
              label={languageName(tag)}
              placeholder="Foyer writes the greeting"
              value={values.greeting[tag] ?? ''}
              onChange={(event) =>
                set({ greeting: { ...values.greeting, [tag]: event.currentTarget.value } })
              }
              error={errors[`greeting.${tag}`]}
              autosize
              minRows={1}
              readOnly={readOnly}
            />
          ))}
        </Stack>
      </Fieldset>
      <Textarea
        label="What it says about being a program"
        description="Said after the greeting, such as “I am a digital assistant.”"
        autosize
        minRows={1}
        {...text('disclosure')}
      />
      <LanguagesInput
        description="The languages that role and disclosure are written in. In any other, the agent is introduced as a digital assistant."
        value={values.languages}
        onChange={(chosen) => set({ languages: chosen })}
        error={errors.languages}
        readOnly={readOnly}
      />
      <AgentsInput
        description="The agents that appear like this. Each agent has one identity: it leaves the one it had."
        value={values.agents}
        onChange={(agents) => set({ agents })}
        error={errors.agents}
        readOnly={readOnly}
      />
      <Textarea
        label="About"
        description="What it knows and does. Used when a language model is set."
        autosize
        minRows={2}
        {...text('bio')}
      />
    </Stack>
  )
}

export const identityFields = [
  'display_name',
  'role',
  'avatar_url',
  'greeting',
  'disclosure',
  'languages',
  'agents',
  'bio',
]
