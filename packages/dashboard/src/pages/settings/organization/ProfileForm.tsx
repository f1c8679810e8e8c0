import type { Organization } from '@foyer/sdk'
import { Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { refreshSession } from '../../../api/session.ts'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TimezoneSelect } from '../../../parts/TimezoneSelect.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

const fields = ['name', 'website', 'locales', 'default_locale', 'timezone']

export function ProfileForm({ organization }: { organization: Organization }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const readOnly = useDisabledReason('write') !== null
  const [profile, setProfile] = useState(() => profileOf(organization))
  const change = (part: Partial<typeof profile>) => setProfile((before) => ({ ...before, ...part }))
  const save = useMutation({
    mutationFn: () => foyer.organization.update({ ...profile, website: profile.website.trim() || null }),
    onSuccess: async (saved) => {
      client.setQueryData(['organization'], saved)
      await refreshSession()
      notifyDone('Saved.')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const errors = useFieldErrors(save.error, profile)
  return (
    <Section title="Profile">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="What agents call your organization."
            value={profile.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errors.name}
            readOnly={readOnly}
            required
          />
          <TextInput
            label="Website"
            type="url"
            placeholder="https://"
            value={profile.website}
            onChange={(event) => change({ website: event.currentTarget.value })}
            error={errors.website}
            readOnly={readOnly}
          />
          <TagsInput
            label="Languages"
            description="Language codes, such as en, de or fr. Agents only speak these languages."
            value={profile.locales}
            onChange={(locales) => change({ locales })}
            error={errors.locales}
            readOnly={readOnly}
          />
          <Select
            label="Default language"
            description="For visitors whose language is not listed."
            data={[...new Set([...profile.locales, profile.default_locale])]}
            value={profile.default_locale}
            onChange={(default_locale) => default_locale && change({ default_locale })}
            error={errors.default_locale}
            allowDeselect={false}
            readOnly={readOnly}
          />
          <TimezoneSelect
            value={profile.timezone}
            onChange={(timezone) => timezone && change({ timezone })}
            error={errors.timezone}
            readOnly={readOnly}
          />
          <FormError error={save.error} fields={fields} />
          <div>
            <WriteButton type="submit" loading={save.isPending}>
              Save
            </WriteButton>
          </div>
        </Stack>
      </form>
    </Section>
  )
}

const profileOf = ({ name, website, locales, default_locale, timezone }: Organization) => ({
  name,
  website: website ?? '',
  locales,
  default_locale,
  timezone,
})
