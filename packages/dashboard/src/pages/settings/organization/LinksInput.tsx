import { Button, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import classes from '../../../parts/FormRow.module.css'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'
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
          <div key={place} className={classes.row}>
            <TextInput
              label="Title"
              placeholder="Instagram"
              value={link.title}
              onChange={(event) => edit(place, { title: event.currentTarget.value })}
              readOnly={readOnly}
              className={classes.long}
            />
            <TextInput
              label="URL"
              type="url"
              placeholder="https://"
              value={link.url}
              onChange={(event) => edit(place, { url: event.currentTarget.value })}
              readOnly={readOnly}
              className={classes.long}
            />
            {!readOnly && (
              <RemoveButton
                className={classes.remove}
                what={`the link in row ${place + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== place))}
              />
            )}
          </div>
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
