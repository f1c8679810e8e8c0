import type { Organization } from '@foyer/sdk'
import { MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { refreshSession } from '../../../api/session.ts'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { languageName, languageOptions } from '../../../parts/languages.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TimezoneSelect } from '../../../parts/TimezoneSelect.tsx'
import { useValues } from '../../../parts/use_values.ts'

const fields = ['name', 'website', 'locales', 'default_locale', 'timezone']

export function ProfileForm({ organization }: { organization: Organization }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const readOnly = useDisabledReason('write') !== null
  const { values: profile, set: change, isChanged, keep, undo } = useValues(profileOf(organization))
  const save = useMutation({
    mutationFn: () => foyer.organization.update({ ...profile, website: profile.website.trim() || null }),
    onSuccess: async (saved) => {
      client.setQueryData(['organization'], saved)
      keep(profileOf(saved))
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
          <MultiSelect
            label="Languages"
            description="The languages your agents can speak."
            data={languageOptions(organization.locales)}
            value={profile.locales}
            onChange={(locales) => change({ locales })}
            error={errors.locales}
            readOnly={readOnly}
            searchable
            hidePickedOptions
            nothingFoundMessage="No matching language. The API accepts any language tag."
          />
          <Select
            label="Default language"
            description="The language new agents start with."
            data={[...new Set([...profile.locales, profile.default_locale])].map((value) => ({
              value,
              label: languageName(value),
            }))}
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
          <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
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
