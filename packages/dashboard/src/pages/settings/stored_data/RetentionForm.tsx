import type { Organization } from '@foyer/sdk'
import { NumberInput, Radio, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { isShorter } from './retention_words.ts'
import { ShortenDialog } from './ShortenDialog.tsx'

const usualDays = 365

/** How long conversations are kept. Keeping them for less erases some: it asks first. */
export function RetentionForm({ organization }: { organization: Organization }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const readOnly = useDisabledReason('write') !== null
  const [isForever, setForever] = useState(organization.retention_days === null)
  const [days, setDays] = useState<number | string>(organization.retention_days ?? usualDays)
  const [isAsking, setAsking] = useState(false)
  const retention_days = isForever ? null : Number(days)
  const isChanged = retention_days !== organization.retention_days
  const save = useMutation({
    mutationFn: () => foyer.organization.update({ retention_days }),
    onSuccess: async (saved) => {
      client.setQueryData(['organization'], saved)
      notifyDone('Saved.')
      await client.invalidateQueries({ queryKey: ['organization'] })
    },
    onSettled: () => setAsking(false),
  })
  const errors = useFieldErrors(save.error, { retention_days })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isShorter(organization.retention_days, retention_days)) setAsking(true)
    else save.mutate()
  }
  return (
    <Section
      title="Conversations"
      description="Erasing a conversation permanently deletes its messages, answers, notes and documents. If it was the visitor’s only conversation, the visitor is also deleted from Contacts."
    >
      <form onSubmit={submit}>
        <Stack>
          <Radio.Group
            label="How long to keep conversations"
            value={isForever ? 'forever' : 'days'}
            onChange={(value) => setForever(value === 'forever')}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="forever"
                label="Forever"
                description="Until you erase a conversation or a contact yourself."
                disabled={readOnly}
              />
              <Radio
                value="days"
                label="For a limited time"
                description="Counted from the last message. Older conversations are erased within an hour."
                disabled={readOnly}
              />
            </Stack>
          </Radio.Group>
          {!isForever && (
            <NumberInput
              label="Days"
              min={1}
              max={36_500}
              allowDecimal={false}
              value={days}
              onChange={setDays}
              error={errors.retention_days}
              readOnly={readOnly}
              required
              withAsterisk={false}
              w="10rem"
            />
          )}
          <FormError error={save.error} fields={['retention_days']} />
          <UnsavedChanges isDirty={() => isChanged && !save.isPending} />
          <div>
            <WriteButton type="submit" loading={save.isPending} disabled={!isChanged}>
              Save
            </WriteButton>
          </div>
        </Stack>
      </form>
      <ShortenDialog
        opened={isAsking}
        days={retention_days ?? usualDays}
        isBusy={save.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => save.mutate()}
      />
    </Section>
  )
}
