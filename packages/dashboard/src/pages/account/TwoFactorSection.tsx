import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { auth, type Session, type TwoFactor } from '../../api/auth.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { pluralize } from '../../parts/pluralize.ts'
import { Section } from '../../parts/Section.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { Time } from '../../parts/Time.tsx'
import { CodeDialog, type CodeOperation } from './CodeDialog.tsx'
import { twoFactorKey } from './two_factor.ts'

// It brings the drawing of QR codes along.
const TwoFactorSetup = lazy(async () => ({ default: (await import('./TwoFactorSetup.tsx')).TwoFactorSetup }))

/** The second factor: an app on a telephone, and recovery codes for when it is lost. */
export function TwoFactorSection({ person }: { person: Session['person'] }) {
  const twoFactor = useQuery({ queryKey: twoFactorKey, queryFn: () => auth('getTwoFactor') })
  return (
    <Section
      title="Two-factor authentication"
      description="With it, signing in with your password also needs a code from an app on your phone."
      actions={twoFactor.data && <StatusBadge status={twoFactor.data.enabled ? 'on' : 'off'} />}
    >
      {twoFactor.isPending && <TextSkeleton lines={2} label="two-factor authentication" />}
      {twoFactor.isError && <ErrorNotice error={twoFactor.error} onRetry={() => twoFactor.refetch()} />}
      {twoFactor.data?.enabled && <TurnedOn twoFactor={twoFactor.data} />}
      {twoFactor.data?.enabled === false && (person.has_password ? <TurnedOff /> : <LeftToProvider />)}
    </Section>
  )
}

const LeftToProvider = () => (
  <Text size="sm">
    You sign in without a password. Your provider decides whether it asks for a second factor.
  </Text>
)

function TurnedOff() {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Set up
      </Button>
      <LazyDialog opened={opened}>
        <TwoFactorSetup opened={opened} onClose={close} />
      </LazyDialog>
    </>
  )
}

function TurnedOn({ twoFactor: { enabled_at, recovery_codes_left } }: { twoFactor: TwoFactor }) {
  const [dialog, setDialog] = useState<CodeOperation | null>(null)
  return (
    <Stack>
      <Text size="sm" component="div">
        On since {enabled_at && <Time value={String(enabled_at)} />}.{' '}
        {pluralize(recovery_codes_left, 'recovery code')} left.
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => setDialog('renewRecoveryCodes')}>
          Create new recovery codes
        </Button>
        <Button variant="default" onClick={() => setDialog('turnOffTwoFactor')}>
          Turn off
        </Button>
      </Group>
      {dialog && <CodeDialog operation={dialog} onClose={() => setDialog(null)} />}
    </Stack>
  )
}
