import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'

interface StarterQuestionsInputProps {
  value: string[]
  onChange: (questions: string[]) => void
  errors: Record<string, string>
  /** Under which name the API knows them: `starter_questions.en`. */
  param: string
  readOnly: boolean
}

const most = 6

export function StarterQuestionsInput({
  value,
  onChange,
  errors,
  param,
  readOnly,
}: StarterQuestionsInputProps) {
  const edit = (place: number, text: string) =>
    onChange(value.map((question, at) => (at === place ? text : question)))
  const error = value.some((_, place) => errors[`${param}.${place}`]) ? undefined : errors[param]
  return (
    <Fieldset legend="Starter questions" variant="unstyled">
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          Buttons that a visitor can tap before the first message. Up to six.
        </Text>
        {value.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
          <Group key={place} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={`Starter question ${place + 1}`}
              placeholder="What does an audit cost?"
              value={question}
              onChange={(event) => edit(place, event.currentTarget.value)}
              error={errors[`${param}.${place}`]}
              readOnly={readOnly}
              flex={1}
            />
            {!readOnly && (
              <RemoveButton
                mt={4}
                what={`starter question ${place + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== place))}
              />
            )}
          </Group>
        ))}
        {error && (
          <Text size="sm" c="var(--tone-bad)" role="alert">
            {error}
          </Text>
        )}
        {!readOnly && value.length < most && (
          <div>
            <Button variant="default" size="xs" onClick={() => onChange([...value, ''])}>
              Add question
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}
