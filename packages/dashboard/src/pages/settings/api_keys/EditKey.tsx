import type { ApiKey } from '@foyer/sdk'
import { Button, Modal, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { KeyFields, type KeyValues } from './KeyFields.tsx'

/** Its name and role. The secret stays, so that no program has to be changed. */
export function EditKey({ apiKey }: { apiKey: ApiKey }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <WriteButton
        needs="manage"
        size="xs"
        variant="default"
        onClick={open}
        aria-label={`Edit ${apiKey.name}`}
      >
        Edit
      </WriteButton>
      <Modal opened={opened} onClose={close} title="Edit key">
        <EditKeyForm apiKey={apiKey} onClose={close} />
      </Modal>
    </>
  )
}

function EditKeyForm({ apiKey: { id, name, role }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { apiKeys } = useFoyer()
  const [values, setValues] = useState<KeyValues>({ name, role })
  const save = useWrite({
    write: (body: KeyValues, options) => apiKeys.update(id, body, options),
    touches: ['api_keys'],
    toldOnPage: true,
    onDone: onClose,
  })
  const errors = useFieldErrors(save.error, values)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.send(values)
      }}
    >
      <Stack>
        <KeyFields
          values={values}
          set={(changed) => setValues((now) => ({ ...now, ...changed }))}
          errors={errors}
        />
        <FormError error={save.error} fields={['name', 'role']} />
        <FormButtons onCancel={onClose}>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </FormButtons>
      </Stack>
    </form>
  )
}
