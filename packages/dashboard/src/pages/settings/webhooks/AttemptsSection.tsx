import type { WebhookDelivery } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import rows from '../../../parts/Rows.module.css'
import { Section } from '../../../parts/Section.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'

/** How each attempt ended, the last one first. */
export function AttemptsSection({ delivery: { attempts, history = [] } }: { delivery: WebhookDelivery }) {
  if (history.length === 0) return null
  return (
    <Section
      flush
      title="Attempts"
      {...(attempts > history.length && { description: `The last ${history.length} of ${attempts}.` })}
    >
      <ol className={rows.rows} aria-label="Attempts">
        {history.map(({ ended_at, status_code, error }) => (
          <li key={ended_at} className={rows.row}>
            <div className={rows.words}>
              <Group gap="sm" justify="space-between">
                <StatusBadge status={error === undefined ? 'delivered' : 'failed'} />
                <Text size="sm" c="dimmed">
                  <Time value={ended_at} exact />
                </Text>
              </Group>
              <Text size="sm" mt={4}>
                {error ?? `Your endpoint returned ${status_code}.`}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
