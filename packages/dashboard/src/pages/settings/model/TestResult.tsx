import type { ModelTest } from '@foyer/sdk'
import { List, Stack, Text } from '@mantine/core'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { testWords } from './test_words.ts'
import type { ModelTestMutation } from './use_model.ts'

/** What a test has shown; in words of the provider where the model does not work. */
export function TestResult({ test: { data, error } }: { test: ModelTestMutation }) {
  if (error) return <FormError error={error} />
  if (!data) return null
  return (
    <Stack gap="xs">
      <Outcome
        tested={data}
        title="The model"
        instead="Until it works, agents search and hand over to people."
      />
      {data.fallback && (
        <Outcome
          tested={data.fallback}
          title="The second model"
          instead="It cannot help when the first one fails."
        />
      )}
    </Stack>
  )
}

interface OutcomeProps {
  tested: NonNullable<ModelTest['fallback']>
  title: string
  /** What holds while it does not work. */
  instead: string
}

function Outcome({ tested, title, instead }: OutcomeProps) {
  if (!tested.ok)
    return (
      <Notice tone="bad" title={`${title} does not work`}>
        {tested.error} {instead}
      </Notice>
    )
  return (
    <Notice tone="busy" title={`${title} works`}>
      {testWords(tested)}
      <Text size="sm" mt="xs">
        What to expect:
      </Text>
      <List size="sm" spacing={4}>
        {tested.notes.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    </Notice>
  )
}
