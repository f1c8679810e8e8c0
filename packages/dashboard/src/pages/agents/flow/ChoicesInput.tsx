import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'
import type { Choice } from './slot_values.ts'

interface ChoicesInputProps {
  value: Choice[]
  onChange: (value: Choice[]) => void
  error: string | undefined
  readOnly: boolean
}

/** The answers to choose from, in order. */
export function ChoicesInput({ value, onChange, error, readOnly }: ChoicesInputProps) {
  const edit = (place: number, part: Partial<Choice>) =>
    onChange(value.map((choice, at) => (at === place ? { ...choice, ...part } : choice)))
  return (
    <Fieldset
      legend="Choices"
      variant="unstyled"
      data-invalid={error !== undefined || undefined}
      tabIndex={error === undefined ? undefined : -1}
    >
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          Visitors see the label, or the value if there is no label.
        </Text>
        {value.length > 0 && (
          <Group gap="xs" wrap="nowrap" aria-hidden pr={readOnly ? 0 : 36}>
            <Text size="xs" fw={500} flex="1 1 8rem">
              Value
            </Text>
            <Text size="xs" fw={500} flex="1 1 8rem">
              Label
            </Text>
          </Group>
        )}
        {value.map((choice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
          <Group key={place} gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              aria-label={`Value of choice ${place + 1}`}
              placeholder="Value"
              value={choice.value}
              onChange={(event) => edit(place, { value: event.currentTarget.value })}
              readOnly={readOnly}
              flex="1 1 8rem"
            />
            <TextInput
              aria-label={`Label of choice ${place + 1}`}
              placeholder="Label (optional)"
              value={choice.label}
              onChange={(event) => edit(place, { label: event.currentTarget.value })}
              readOnly={readOnly}
              flex="1 1 8rem"
            />
            {!readOnly && (
              <RemoveButton
                mb={4}
                what={`choice ${place + 1}`}
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
        {!readOnly && (
          <div>
            <Button
              variant="default"
              size="xs"
              onClick={() => onChange([...value, { value: '', label: '' }])}
            >
              Add choice
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}
