import type { CreateWebhookEndpointBody, WebhookEndpoint } from '@foyer/sdk'
import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { EventPicker } from './EventPicker.tsx'
import { type EndpointValues, endpointBody, endpointValues } from './endpoint_values.ts'

interface EndpointFormProps {
  /** Undefined for a new one. */
  endpoint?: WebhookEndpoint
  error: unknown
  isSending: boolean
  onSubmit: (body: CreateWebhookEndpointBody) => void
  onCancel: () => void
}

export function EndpointForm({ endpoint, error, isSending, onSubmit, onCancel }: EndpointFormProps) {
  const [values, setValues] = useState(() => endpointValues(endpoint))
  const change = (part: Partial<EndpointValues>) => setValues((before) => ({ ...before, ...part }))
  const errors = useFieldErrors(error, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(endpointBody(values))
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="URL"
          description="Events are sent here as POST requests. The URL must be reachable from the internet."
          type="url"
          placeholder="https://example.com/hooks/foyer"
          value={values.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
          error={errors.url}
          required
          data-autofocus
        />
        <TextInput
          label="Description"
          description="Only visible to your team."
          placeholder="Sends new leads to the CRM"
          value={values.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          error={errors.description}
        />
        <EventPicker value={values.events} onChange={(events) => change({ events })} error={errors.events} />
        <FormError error={error} fields={['url', 'description', 'events']} />
        <FormButtons onCancel={onCancel}>
          <WriteButton type="submit" loading={isSending}>
            {endpoint ? 'Save' : 'Add endpoint'}
          </WriteButton>
        </FormButtons>
      </Stack>
    </form>
  )
}
