import type { SavedReply } from '@foyer/sdk'
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useOrganization } from '../../api/current_organization.ts'
import { useDisabledReason } from '../../api/organization.tsx'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { FormError } from '../../parts/FormError.tsx'
import { languageOptions } from '../../parts/languages.ts'
import { Notice } from '../../parts/Notice.tsx'
import { UnsavedChanges } from '../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { useArchiveReply, useSaveReply } from './saved_reply_writes.ts'

interface SavedReplyFormProps {
  /** Undefined for a new one. */
  reply: SavedReply | undefined
  onCancel: () => void
  onSaved: () => void
}

const any = 'any'

export function SavedReplyForm({ reply, onCancel, onSaved }: SavedReplyFormProps) {
  const organization = useOrganization()
  const whyNot = useDisabledReason('write')
  const [title, setTitle] = useState(reply?.title ?? '')
  const [body, setBody] = useState(reply?.body ?? '')
  const [locale, setLocale] = useState(reply?.locale ?? null)
  const save = useSaveReply(reply?.id, onSaved)
  const isChanged =
    title !== (reply?.title ?? '') || body !== (reply?.body ?? '') || locale !== (reply?.locale ?? null)
  const errors = useFieldErrors(save.error, { title, body, locale })
  const isReadOnly = whyNot !== null || reply?.archived === true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.send({ title, body, locale })
  }
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => isChanged && !save.isSuccess} allows={() => false} />
      <Stack>
        {reply?.archived && (
          <Notice tone="busy">This reply is archived. Restore it to edit it or to use it again.</Notice>
        )}
        <TextInput
          label="Title"
          description="Only visible to your team."
          placeholder="We’ll call you back"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={errors.title}
          readOnly={isReadOnly}
          data-autofocus
        />
        <Textarea
          label="Text"
          description="Inserted as is. You can edit it before you send it."
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
          error={errors.body}
          readOnly={isReadOnly}
          autosize
          minRows={4}
          maxRows={14}
        />
        <Select
          label="Language"
          description="Replies in the visitor’s language are offered first."
          data={[{ value: any, label: 'Any language' }, ...languageOptions(organization.data?.locales ?? [])]}
          value={locale ?? any}
          onChange={(value) => setLocale(value === any ? null : value)}
          error={errors.locale}
          readOnly={isReadOnly}
          allowDeselect={false}
          searchable
        />
        <FormError error={save.error} fields={['title', 'body', 'locale']} />
        <Group justify="space-between" gap="xs">
          <div>{reply && !reply.archived && <ArchiveReply reply={reply} onDone={onSaved} />}</div>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            {reply?.archived ? (
              <RestoreReply reply={reply} onDone={onSaved} />
            ) : (
              <WriteButton type="submit" loading={save.isPending}>
                Save
              </WriteButton>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

interface ReplyActionProps {
  reply: SavedReply
  onDone: () => void
}

function ArchiveReply({ reply, onDone }: ReplyActionProps) {
  const { archive } = useArchiveReply(reply, onDone)
  return (
    <WriteButton variant="subtle" color="gray" loading={archive.isPending} onClick={() => archive.send()}>
      Archive
    </WriteButton>
  )
}

function RestoreReply({ reply, onDone }: ReplyActionProps) {
  const { restore } = useArchiveReply(reply, onDone)
  return (
    <WriteButton loading={restore.isPending} onClick={() => restore.send()}>
      Restore
    </WriteButton>
  )
}
