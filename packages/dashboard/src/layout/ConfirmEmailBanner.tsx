import { Button, Text } from '@mantine/core'
import { useRequestConfirmation, useUnconfirmedEmail } from '../api/email_confirmation.ts'
import { FormError } from '../parts/FormError.tsx'
import { Banner } from './Banner.tsx'

/** On every page, for whoever has not confirmed their address yet. */
export function ConfirmEmailBanner() {
  const email = useUnconfirmedEmail()
  const request = useRequestConfirmation()
  if (email === null) return null
  return (
    <Banner title="Confirm your email address">
      <Text>
        Open the link in our email to <strong>{email}</strong>. Until you do, you get no notifications by
        email.
      </Text>
      <FormError error={request.error} />
      {request.isSuccess ? (
        <Text mt="xs">
          A new link is on its way. It can be used once and expires after 24 hours. If it does not arrive,
          check your spam folder.
        </Text>
      ) : (
        <Button
          variant="default"
          size="xs"
          mt="xs"
          onClick={() => request.mutate()}
          loading={request.isPending}
        >
          Send it again
        </Button>
      )}
    </Banner>
  )
}
