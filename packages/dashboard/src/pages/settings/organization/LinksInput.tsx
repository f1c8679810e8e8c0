import { Button, CloseButton, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ContactValues } from './contact_values.ts'

type Link = ContactValues['links'][number]

interface LinksProps {
  value: Link[]
  onChange: (value: Link[]) => void
  error: string | undefined
  readOnly: boolean
}

export function LinksInput({ value, onChange, error, readOnly }: LinksProps) {
  const edit = (place: number, part: Partial<Link>) =>
    onChange(value.map((link, at) => (at === place ? { ...link, ...part } : link)))
  return (
    <Fieldset legend="Links" variant="unstyled">
      <Stack gap="xs">
        {value.map((link, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
          <Group key={place} gap="xs" align="flex-end" wrap="wrap">
            <TextInput
              label="Title"
              placeholder="Instagram"
              value={link.title}
              onChange={(event) => edit(place, { title: event.currentTarget.value })}
              readOnly={readOnly}
              flex="1 1 8rem"
            />
            <TextInput
              label="URL"
              type="url"
              placeholder="https://"
              value={link.url}
              onChange={(event) => edit(place, { url: event.currentTarget.value })}
              readOnly={readOnly}
              flex="2 1 14rem"
            />
            {!readOnly && (
              <CloseButton
                aria-label={`Remove the link in row ${place + 1}`}
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
            <Button variant="default" size="xs" onClick={() => onChange([...value, { title: '', url: '' }])}>
              Add link
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}
