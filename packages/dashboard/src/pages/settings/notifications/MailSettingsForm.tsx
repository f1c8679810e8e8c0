import { type VisitorWords, visitorWords } from '@foyer/contract/vocabulary'
import type { OrganizationNotifications } from '@foyer/sdk'
import { Radio, Stack, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { useSaveSettings } from './organization_notifications.ts'

const words: Record<VisitorWords, string> = {
  none: 'None. Members open the dashboard to read it.',
  excerpt: 'First lines only.',
  full: 'Full message.',
}

export function MailSettingsForm({ settings }: { settings: OrganizationNotifications }) {
  const { values, set, isChanged, keep, undo } = useValues({
    visitor_words: settings.visitor_words,
    reply_to: settings.reply_to ?? '',
  })
  const save = useSaveSettings('Saved.')
  const errors = useFieldErrors(save.error, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ ...values, reply_to: values.reply_to.trim() || null }, { onSuccess: () => keep(values) })
  }
  return (
    <Section title="Notification content">
      <form onSubmit={submit}>
        <Stack>
          <Radio.Group
            label="Message text"
            description="How much of what visitors said is included in emails and in messages to Slack and Teams."
            value={values.visitor_words}
            onChange={(value) =>
              set({ visitor_words: visitorWords.find((each) => each === value) ?? 'none' })
            }
            error={errors.visitor_words}
          >
            <Stack gap="xs" mt="xs">
              {visitorWords.map((value) => (
                <Radio key={value} value={value} label={words[value]} />
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            label="Reply-to address"
            description="Where replies to these emails are sent. Leave empty to use the sender address."
            type="email"
            value={values.reply_to}
            onChange={(event) => set({ reply_to: event.currentTarget.value })}
            error={errors.reply_to}
          />
          <FormError error={save.error} fields={['visitor_words', 'reply_to']} />
          <SaveBar needs="manage" isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
        </Stack>
      </form>
    </Section>
  )
}
