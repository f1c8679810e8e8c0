import { type VisitorWords, visitorWords } from '@foyer/contract/vocabulary'
import type { OrganizationNotifications } from '@foyer/sdk'
import { Radio, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useSaveSettings } from './organization_notifications.ts'

const words: Record<VisitorWords, string> = {
  none: 'None. Members open the dashboard to read it.',
  excerpt: 'First lines only.',
  full: 'Full message.',
}

export function MailSettingsForm({ settings }: { settings: OrganizationNotifications }) {
  const [visitor_words, setVisitorWords] = useState<VisitorWords>(settings.visitor_words)
  const [replyTo, setReplyTo] = useState(settings.reply_to ?? '')
  const save = useSaveSettings('Saved.')
  const errors = useFieldErrors(save.error, { visitor_words, reply_to: replyTo })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ visitor_words, reply_to: replyTo.trim() || null })
  }
  return (
    <Section title="Notification content">
      <form onSubmit={submit}>
        <Stack>
          <Radio.Group
            label="Message text"
            description="How much of what visitors said is included in e-mails and in messages to Slack and Teams."
            value={visitor_words}
            onChange={(value) => setVisitorWords(visitorWords.find((each) => each === value) ?? 'none')}
            error={errors.visitor_words}
          >
            <Stack gap="xs" mt="xs">
              {visitorWords.map((value) => (
                <Radio key={value} value={value} label={words[value]} />
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            label="Replies go to"
            description="Where replies to an e-mail go. Leave empty to use the address that e-mails come from."
            type="email"
            value={replyTo}
            onChange={(event) => setReplyTo(event.currentTarget.value)}
            error={errors.reply_to}
          />
          <FormError error={save.error} fields={['visitor_words', 'reply_to']} />
          <div>
            <WriteButton needs="manage" type="submit" loading={save.isPending}>
              Save
            </WriteButton>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
