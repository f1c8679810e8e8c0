import type { ApiKey } from '@foyer/sdk'
import { Radio, Stack, TextInput } from '@mantine/core'

export type KeyValues = Pick<ApiKey, 'name' | 'role'>

interface KeyFieldsProps {
  values: KeyValues
  set: (changed: Partial<KeyValues>) => void
  errors: Record<string, string>
}

/** A key's name and what it may do. */
export function KeyFields({ values: { name, role }, set, errors }: KeyFieldsProps) {
  return (
    <>
      <TextInput
        label="Name"
        description="The program that will use it."
        placeholder="Website"
        value={name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={errors.name}
        required
        data-autofocus
      />
      <Radio.Group
        label="Role"
        value={role}
        onChange={(value) => set({ role: value === 'admin' ? 'admin' : 'read_only' })}
        error={errors.role}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="read_only" label="Read-only" description="Can read and do dry runs, but not write." />
          <Radio
            value="admin"
            label="Read and write"
            description="Can do everything except manage keys and members."
          />
        </Stack>
      </Radio.Group>
    </>
  )
}
