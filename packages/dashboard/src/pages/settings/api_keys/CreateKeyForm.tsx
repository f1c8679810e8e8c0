import type { ApiKey } from '@foyer/sdk'
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { type Expiry, expiries, expiryDate } from './expiry.ts'
import { KeyFields, type KeyValues } from './KeyFields.tsx'

interface CreateKeyFormProps {
  onCreated: (key: ApiKey) => void
  onCancel: () => void
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

export function CreateKeyForm({ onCreated, onCancel }: CreateKeyFormProps) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const [values, setValues] = useState<KeyValues>({ name: '', role: 'read_only' })
  const [expiry, setExpiry] = useState<Expiry>('90')
  const [day, setDay] = useState(tomorrow)
  const create = useMutation({
    mutationFn: () => {
      const expires_at = expiryDate(expiry, day, new Date())
      return foyer.apiKeys.create({ ...values, ...(expires_at && { expires_at }) })
    },
    onSuccess: (key) => {
      client.invalidateQueries({ queryKey: ['api_keys'] })
      onCreated(key)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate()
  }
  const errors = useFieldErrors(create.error, { ...values, expires_at: [expiry, day] })
  return (
    <form onSubmit={submit}>
      <Stack>
        <KeyFields
          values={values}
          set={(changed) => setValues((now) => ({ ...now, ...changed }))}
          errors={errors}
        />
        <Group align="flex-start" grow>
          <Select
            label="Expires"
            data={expiries}
            value={expiry}
            onChange={(value) => setExpiry(expiries.find((each) => each.value === value)?.value ?? 'never')}
            allowDeselect={false}
            error={expiry === 'date' ? undefined : errors.expires_at}
          />
          {expiry === 'date' && (
            <TextInput
              type="date"
              label="Last day"
              min={tomorrow()}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
              error={errors.expires_at}
              required
            />
          )}
        </Group>
        <FormError error={create.error} fields={['name', 'role', 'expires_at']} />
        <FormButtons onCancel={onCancel}>
          <Button type="submit" loading={create.isPending}>
            Create key
          </Button>
        </FormButtons>
      </Stack>
    </form>
  )
}
