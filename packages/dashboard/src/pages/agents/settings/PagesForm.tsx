import type { Agent } from '@foyer/sdk'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { useUpdateAgent } from './use_update_agent.ts'

export function PagesForm({ agent }: { agent: Agent }) {
  const readOnly = useDisabledReason('write') !== null
  const { values, set, isChanged, keep, undo } = useValues({ pages: agent.pages })
  const { pages } = values
  const setPages = (changed: Agent['pages']) => set({ pages: changed })
  const save = useUpdateAgent(agent, (saved) => keep({ pages: saved.pages }))
  const errors = useFieldErrors(save.error, values)
  const edit = (place: number, part: Partial<Agent['pages'][number]>) =>
    setPages(pages.map((page, at) => (at === place ? { ...page, ...part } : page)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.submit({ pages })
  }
  const fields = pages.flatMap((_, place) => [`pages.${place}.title`, `pages.${place}.url`])
  return (
    <Section
      title="Pages to offer"
      description="Pages of your site that the agent can offer as buttons, such as prices or booking."
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {pages.length === 0 && (
            <Text size="sm" c="dimmed">
              No pages yet. Add those that visitors often look for.
            </Text>
          )}
          {pages.map((page, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
            <Group key={place} gap="xs" align="flex-start" wrap="wrap">
              <TextInput
                label="Label"
                placeholder="Services and prices"
                value={page.title}
                onChange={(event) => edit(place, { title: event.currentTarget.value })}
                error={errors[`pages.${place}.title`]}
                readOnly={readOnly}
                flex="1 1 12rem"
              />
              <TextInput
                label="URL"
                placeholder="https://"
                inputMode="url"
                value={page.url}
                onChange={(event) => edit(place, { url: event.currentTarget.value })}
                error={errors[`pages.${place}.url`]}
                readOnly={readOnly}
                flex="2 1 16rem"
              />
              {!readOnly && (
                <RemoveButton
                  mt={26}
                  what={`page ${place + 1}`}
                  onClick={() => setPages(pages.filter((_, at) => at !== place))}
                />
              )}
            </Group>
          ))}
          <FormError error={save.error} fields={fields} />
          <Group gap="xs">
            {(isChanged || pages.length > 0) && (
              <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
            )}
            {!readOnly && (
              <Button variant="default" onClick={() => setPages([...pages, { title: '', url: '' }])}>
                Add page
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
