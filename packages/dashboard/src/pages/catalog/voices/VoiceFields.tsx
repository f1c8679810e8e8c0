import { Stack, Textarea, TextInput } from '@mantine/core'
import { type FieldsProps, textField } from '../../../parts/text_field.ts'
import { AgentsInput } from '../forms/AgentsInput.tsx'
import { LanguagesInput } from '../forms/LanguagesInput.tsx'
import type { VoiceValues } from './voice_values.ts'

/** Whatever a voice has, wherever it is edited. */
export function VoiceFields(props: FieldsProps<VoiceValues>) {
  const { values, set, errors, readOnly } = props
  const text = textField(props)
  return (
    <Stack>
      <TextInput label="Name" description="Only visible to your team." {...text('name')} required />
      <TextInput
        label="Formality"
        description="Such as “formal”, “informal”, “Sie” or “du”."
        {...text('formality')}
      />
      <Textarea
        label="Never say"
        description="One phrase per line. Foyer rewords or drops sentences that contain one."
        autosize
        minRows={2}
        {...text('banned_phrases')}
      />
      <Textarea
        label="Preferred phrases"
        description="One phrase per line, used where it fits."
        autosize
        minRows={2}
        {...text('preferred_phrases')}
      />
      <TextInput
        label="Goodbye"
        description="Put exact wording in quotation marks, for example: Thank them and say “Talk soon!”"
        {...text('sign_off_style')}
      />
      <LanguagesInput
        description="The languages this voice is written for."
        value={values.languages}
        onChange={(languages) => set({ languages })}
        error={errors.languages}
        readOnly={readOnly}
      />
      <AgentsInput
        description="The agents that use this voice. It replaces the voice they use now."
        value={values.agents}
        onChange={(agents) => set({ agents })}
        error={errors.agents}
        readOnly={readOnly}
      />
      <Textarea
        label="Tone"
        description="One rule per line, such as “One thought per sentence”. Requires a language model."
        autosize
        minRows={2}
        {...text('tone_rules')}
      />
    </Stack>
  )
}

export const voiceFields = [
  'name',
  'formality',
  'banned_phrases',
  'preferred_phrases',
  'sign_off_style',
  'languages',
  'agents',
  'tone_rules',
]
