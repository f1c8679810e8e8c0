import type { ApiKey } from '@foyer/sdk'
import { Radio, Stack, TextInput } from '@mantine/core'

export type KeyValues = Pick<ApiKey, 'name' | 'role'>

interface KeyFieldsProps {
  values: KeyValues
  set: (changed: Partial<KeyValues>) => void
  errors: Record<string, string>
}

/** What a key is called, and what it may do. */
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
          <Radio value="read_only" label="Read only" description="May read and try out, but not write." />
          <Radio
            value="admin"
            label="Read and write"
            description="May do everything but manage keys and members."
          />
        </Stack>
      </Radio.Group>
    </>
  )
}
