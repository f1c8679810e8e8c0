import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { auth, type Passkey } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { personClient } from '../../api/query_client.ts'
import { FormButtons } from '../../parts/FormButtons.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { passkeysKey } from './passkeys.ts'

export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useMutation({
    mutationFn: (form: FormData) => auth('updatePasskey', { name: textOf(form, 'name') }, id),
    onSuccess: async () => {
      await personClient.invalidateQueries({ queryKey: passkeysKey })
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate(new FormData(event.currentTarget))
  }
  return (
    <Modal opened onClose={onClose} title="Rename passkey">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            name="name"
            defaultValue={name}
            required
            data-autofocus
            error={fieldErrors(rename.error).name}
          />
          <FormError error={rename.error} fields={['name']} />
          <FormButtons onCancel={onClose}>
            <Button type="submit" loading={rename.isPending}>
              Rename
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
