import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { auth } from '../../api/auth.ts'
import { refreshSession } from '../../api/session.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { FormError } from '../../parts/FormError.tsx'

/** Where the link of the letter leads. It takes a click: programs that look into mails open links, too. */
export function ConfirmEmailPage() {
  const { hash: token } = useLocation()
  const confirm = useMutation({
    mutationFn: () => auth('confirmEmail', { token }),
    onSuccess: refreshSession,
  })
  if (token === '')
    return (
      <CenteredPage title="This link cannot be used">
        <Text>The link is incomplete. Copy all of it from the email, including the part after the #.</Text>
        <HomeLink />
      </CenteredPage>
    )
  if (confirm.isSuccess)
    return (
      <CenteredPage title="Your email address is confirmed">
        <Text>
          Notifications are now sent to <strong>{confirm.data.email}</strong>.
        </Text>
        <HomeLink />
      </CenteredPage>
    )
  return (
    <CenteredPage
      title="Confirm your email address"
      description="Confirm this address to get notifications from Foyer."
    >
      <Stack>
        <FormError error={confirm.error} />
        <Button onClick={() => confirm.mutate()} loading={confirm.isPending} fullWidth>
          Confirm my address
        </Button>
        {confirm.isError && <HomeLink />}
      </Stack>
    </CenteredPage>
  )
}

const HomeLink = () => (
  <Text size="sm" mt="md">
    <Anchor renderRoot={(props) => <Link {...props} to="/" />}>Open Foyer</Anchor>
  </Text>
)
