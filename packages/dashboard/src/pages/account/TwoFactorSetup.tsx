import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { personClient } from '../../api/query_client.ts'
import { refreshSession } from '../../api/session.ts'
import { CodeInput } from '../../parts/CodeInput.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { twoFactorKey } from './two_factor.ts'

const title = 'Set up two-factor authentication'

/** Three steps: the password, the app, the recovery codes. It is on after the second. */
export function TwoFactorSetup({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const start = useMutation({
    mutationFn: (form: FormData) => auth('startTwoFactor', { password: textOf(form, 'password') }),
  })
  const confirm = useMutation({
    mutationFn: (form: FormData) => auth('confirmTwoFactor', { code: textOf(form, 'code') }),
  })
  const step = confirm.isSuccess ? 'codes' : start.isSuccess ? 'app' : 'password'
  const close = () => {
    // Only now: the section behind would take the dialog away with the codes.
    if (confirm.isSuccess) {
      personClient.invalidateQueries({ queryKey: twoFactorKey })
      refreshSession()
    }
    start.reset()
    confirm.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (step === 'password') start.mutate(form)
    else confirm.mutate(form)
  }
  if (confirm.data)
    return (
      <Modal opened={opened} onClose={close} title="Your recovery codes" closeOnClickOutside={false}>
        <RecoveryCodes codes={confirm.data.codes} onDone={close} />
      </Modal>
    )
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <form onSubmit={submit}>
        <Stack>
          {start.data ? (
            <>
              <Text>
                Scan this with an authenticator app on your phone, then enter the code that the app shows.
              </Text>
              <QrCode text={start.data.uri} label="QR code for your authenticator app" />
              <Text size="sm" c="dimmed">
                You cannot scan it? Enter this key in the app: <Code>{start.data.secret}</Code>
              </Text>
              <CodeInput error={confirm.error} appOnly />
              <FormError error={confirm.error} fields={['code']} />
            </>
          ) : (
            <>
              <CurrentPasswordInput data-autofocus error={fieldErrors(start.error).password} />
              <FormError error={start.error} fields={['password']} />
            </>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={start.isPending || confirm.isPending}>
              {step === 'password' ? 'Continue' : 'Turn on'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
