import type { Agent } from '@foyer/sdk'
import { Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { originOf } from './origin_of.ts'
import { useAllowedOrigins } from './use_allowed_origins.ts'

export function AddOrigin({ agent }: { agent: Agent }) {
  const [text, setText] = useState('')
  const adding = useAllowedOrigins(agent)
  const mayWrite = useDisabledReason('write') === null
  const errors = useFieldErrors(adding.error, { allowed_origins: text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!adding.isPending)
      adding.mutate([...agent.allowed_origins, originOf(text)], { onSuccess: () => setText('') })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          aria-label="Site to allow"
          placeholder="https://example.com"
          type="url"
          inputMode="url"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={errors.allowed_origins}
          disabled={!mayWrite}
          flex={1}
        />
        <WriteButton type="submit" variant="default" loading={adding.isPending}>
          Add site
        </WriteButton>
      </Group>
      <FormError error={adding.error} fields={['allowed_origins']} />
    </form>
  )
}
