import type { WebhookDelivery, WebhookEndpoint } from '@foyer/sdk'
import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** Sent at once and only once; what the receiver said is shown. */
export function TestEvent({ endpoint: { id } }: { endpoint: WebhookEndpoint }) {
  const foyer = useFoyer()
  const test = useWrite({
    write: (endpointId: number, options) => foyer.webhookEndpoints.test(endpointId, options),
    touches: ['webhook_deliveries'],
    toldOnPage: true,
  })
  return (
    <Section title="Test" description="Sends a test event to this endpoint now, even if it is disabled.">
      <Stack gap="sm">
        <div>
          <WriteButton variant="default" loading={test.isPending} onClick={() => test.send(id)}>
            Send test event
          </WriteButton>
        </div>
        <FormError error={test.error} />
        <div role="status">{test.data && <Outcome delivery={test.data} />}</div>
      </Stack>
    </Section>
  )
}

function Outcome({ delivery: { id, status, last_status_code, last_error } }: { delivery: WebhookDelivery }) {
  const { slug: org } = useMembership()
  const details = (
    <Anchor
      underline="always"
      renderRoot={(props) => (
        <Link {...props} to="/o/$org/settings/webhook-deliveries/$id" params={{ org, id }} />
      )}
    >
      View delivery
    </Anchor>
  )
  if (status === 'delivered')
    return (
      <Text size="sm">
        Your endpoint accepted it with {last_status_code}. {details}
      </Text>
    )
  return (
    <Notice tone="warn" title="The test failed">
      {last_error} {details}
    </Notice>
  )
}
