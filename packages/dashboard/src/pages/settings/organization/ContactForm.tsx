import type { Organization } from '@foyer/sdk'
import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { Section } from '../../../parts/Section.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { contactValues, profileChanges } from './contact_values.ts'
import { LinksInput } from './LinksInput.tsx'
import { OpeningHoursInput } from './OpeningHoursInput.tsx'

const currencies = Intl.supportedValuesOf('currency')

/** How visitors reach the organization: agents answer from it. */
export function ContactForm({ organization }: { organization: Organization }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const readOnly = useDisabledReason('write') !== null
  const { values: contact, set: change, isChanged, keep, undo } = useValues(contactValues(organization))
  const save = useMutation({
    mutationFn: () => foyer.organization.update({ profile: profileChanges(contact) }),
    onSuccess: (saved) => {
      client.setQueryData(['organization'], saved)
      keep(contactValues(saved))
      notifyDone('Saved.')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const errors = useFieldErrors(save.error, { profile: contact })
  const errorWithin = (field: string) =>
    Object.entries(errors).find(([name]) => name.startsWith(`profile.${field}`))?.[1]
  return (
    <Section title="Contact and opening hours" description="Agents use this to answer visitors.">
      <form onSubmit={submit}>
        <Stack>
          <Textarea
            label="Postal address"
            autosize
            value={contact.address}
            onChange={(event) => change({ address: event.currentTarget.value })}
            error={errorWithin('address')}
            readOnly={readOnly}
          />
          <TextInput
            label="Phone"
            type="tel"
            value={contact.phone}
            onChange={(event) => change({ phone: event.currentTarget.value })}
            error={errorWithin('phone')}
            readOnly={readOnly}
          />
          <TextInput
            label="Email"
            type="email"
            value={contact.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
            error={errorWithin('email')}
            readOnly={readOnly}
          />
          <OpeningHoursInput
            value={contact.opening_hours}
            onChange={(opening_hours) => change({ opening_hours })}
            error={errorWithin('opening_hours')}
            readOnly={readOnly}
          />
          <LinksInput
            value={contact.links}
            onChange={(links) => change({ links })}
            error={errorWithin('links')}
            readOnly={readOnly}
          />
          <Select
            label="Currency"
            description="The default currency for your prices."
            data={currencies}
            value={contact.currency}
            onChange={(currency) => change({ currency })}
            error={errorWithin('currency')}
            searchable
            clearable
            readOnly={readOnly}
          />
          <FormError error={save.error} fields={['profile']} />
          <SaveBar isChanged={isChanged} isSaving={save.isPending} onDiscard={undo} />
        </Stack>
      </form>
    </Section>
  )
}
