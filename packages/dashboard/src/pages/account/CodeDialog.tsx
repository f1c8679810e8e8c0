import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { auth } from '../../api/auth.ts'
import { personClient } from '../../api/query_client.ts'
import { refreshSession } from '../../api/session.ts'
import { CodeInput } from '../../parts/CodeInput.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { notifyDone } from '../../parts/notify.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { twoFactorKey } from './two_factor.ts'

/** What takes a code, since whoever sits down at this browser does not have one. */
const operations = {
  renewRecoveryCodes: {
    title: 'Create new recovery codes?',
    consequences: 'Your earlier recovery codes stop working.',
    confirm: 'Create codes',
  },
  turnOffTwoFactor: {
    title: 'Turn off two-factor authentication?',
    consequences: 'Your password alone is then enough to sign in. Your recovery codes stop working.',
    confirm: 'Turn off',
  },
} as const

export type CodeOperation = keyof typeof operations

export function CodeDialog({ operation, onClose }: { operation: CodeOperation; onClose: () => void }) {
  const { title, consequences, confirm } = operations[operation]
  const act = useMutation({
    mutationFn: (form: FormData) => auth(operation, { code: textOf(form, 'code') }),
    onSuccess: (answer) => {
      personClient.invalidateQueries({ queryKey: twoFactorKey })
      if (answer.object === 'recovery_codes') return
      refreshSession()
      onClose()
      notifyDone('Two-factor authentication is off.')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act.mutate(new FormData(event.currentTarget))
  }
  if (act.data?.object === 'recovery_codes')
    return (
      <Modal opened onClose={onClose} title="Your recovery codes" closeOnClickOutside={false}>
        <RecoveryCodes codes={act.data.codes} onDone={onClose} />
      </Modal>
    )
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={submit}>
        <Stack>
          <Text>{consequences}</Text>
          <CodeInput error={act.error} />
          <FormError error={act.error} fields={['code']} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={act.isPending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
