import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { createCredential, isCancelled } from '../../api/passkey.ts'
import { personClient } from '../../api/query_client.ts'
import { useAsksCode } from '../../api/use_asks_code.ts'
import { CodeInput } from '../../parts/CodeInput.tsx'
import { FormButtons } from '../../parts/FormButtons.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { notifyDone } from '../../parts/notify.tsx'
import { browserName } from './browser_name.ts'
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx'
import { passkeysKey } from './passkeys.ts'

/** The password first, since a passkey opens the account without it; then the device asks. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const add = useMutation({
    mutationFn: async (form: FormData) => {
      const { options } = await auth('startPasskey', {
        password: textOf(form, 'password'),
        ...(form.has('code') && { code: textOf(form, 'code') }),
      })
      const credential = await createCredential(options)
      return auth('createPasskey', { name: textOf(form, 'name'), credential })
    },
    onSuccess: async ({ name }) => {
      await personClient.invalidateQueries({ queryKey: passkeysKey })
      notifyDone(`${name} is added.`)
      onClose()
    },
  })
  const error = isCancelled(add.error) ? null : add.error
  const [asksCode] = useAsksCode(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate(new FormData(event.currentTarget))
  }
  const errors = fieldErrors(error)
  return (
    <Modal opened onClose={onClose} title="Add passkey">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">Your browser then asks you to confirm with this device or a security key.</Text>
          <TextInput
            label="Name"
            name="name"
            defaultValue={browserName(navigator.userAgent)}
            required
            error={errors.name}
          />
          <CurrentPasswordInput data-autofocus error={errors.password} />
          {asksCode && <CodeInput error={error} />}
          <FormError error={error} fields={['name', 'password', 'code']} />
          <FormButtons onCancel={onClose}>
            <Button type="submit" loading={add.isPending}>
              Continue
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
