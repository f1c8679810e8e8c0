import { Select, Stack, TextInput } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'
import { StarterQuestionsInput } from './StarterQuestionsInput.tsx'
import type { LookProps } from './shown_fields.ts'

const notices = [
  { value: 'disclosure', label: 'The identity’s disclosure, if it has one' },
  { value: 'always', label: 'Always say that an AI assistant is answering' },
  { value: 'never', label: 'No notice' },
]

export function ConversationSection({ look, onChange, locale, errors, readOnly }: LookProps) {
  const texts = [
    [
      'title',
      'Title',
      'Leave empty to use the name of the agent’s identity, or the agent’s name if it has none.',
      'Brightwater',
    ],
    ['subtitle', 'Subtitle', 'Leave empty to use the role of the agent’s identity.', 'Replies right away'],
    ['placeholder', 'Message placeholder', undefined, 'Ask about our work'],
  ] as const
  return (
    <Section title="Conversation">
      <Stack>
        {texts.map(([name, label, description, placeholder]) => (
          <TextInput
            key={name}
            label={label}
            description={description}
            placeholder={placeholder}
            value={look[name][locale] ?? ''}
            onChange={(event) => onChange({ [name]: { ...look[name], [locale]: event.currentTarget.value } })}
            error={errors[`texts.${locale}.${name}`]}
            readOnly={readOnly}
          />
        ))}
        <StarterQuestionsInput
          value={look.starter_questions[locale] ?? []}
          onChange={(questions) =>
            onChange({ starter_questions: { ...look.starter_questions, [locale]: questions } })
          }
          errors={errors}
          param={`starter_questions.${locale}`}
          readOnly={readOnly}
        />
        <Select
          label="Notice above the conversation"
          description="Tells visitors that they are talking to an automated assistant. Visitors in the European Union must be told."
          data={notices}
          value={look.ai_notice}
          onChange={(word) => {
            const notice = (['disclosure', 'always', 'never'] as const).find((each) => each === word)
            if (notice) onChange({ ai_notice: notice })
          }}
          allowDeselect={false}
          readOnly={readOnly}
        />
        <TextInput
          label="Privacy policy"
          description="The widget links to it."
          placeholder="https://"
          inputMode="url"
          value={look.privacy_url}
          onChange={(event) => onChange({ privacy_url: event.currentTarget.value })}
          error={errors.privacy_url}
          readOnly={readOnly}
        />
      </Stack>
    </Section>
  )
}
