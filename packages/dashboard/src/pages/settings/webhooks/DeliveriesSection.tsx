import { type DeliveryStatus, deliveryStatuses } from '@foyer/contract/vocabulary'
import { Button } from '@mantine/core'
import { Send } from 'lucide-react'
import { useMembership } from '../../../api/organization.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { Section } from '../../../parts/Section.tsx'
import { labelOf } from '../../../parts/statuses.ts'
import { deliveryColumns } from './delivery_columns.tsx'
import { useDeliveries } from './use_deliveries.ts'

interface DeliveriesSectionProps {
  endpointId: number
  status: DeliveryStatus | undefined
  onStatus: (status: DeliveryStatus | undefined) => void
}

const options = deliveryStatuses.map((value) => ({ value, label: labelOf(value) }))

export function DeliveriesSection({ endpointId, status, onStatus }: DeliveriesSectionProps) {
  const { slug: org } = useMembership()
  const deliveries = useDeliveries(endpointId, status)
  return (
    <Section
      flush
      title="Deliveries"
      actions={
        <FilterSelect label="Status" any="Any status" options={options} value={status} onChange={onStatus} />
      }
    >
      <DataTable
        label="Deliveries"
        query={deliveries}
        columns={deliveryColumns}
        link={({ id }) => ({ to: '/o/$org/settings/webhook-deliveries/$id', params: { org, id } })}
        empty={
          status ? (
            <EmptyState
              icon={Send}
              title={`No deliveries with the status “${labelOf(status)}”`}
              action={
                <Button variant="default" onClick={() => onStatus(undefined)}>
                  Show all deliveries
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Send} title="Nothing sent yet">
              The next event for this endpoint shows up here. Send a test event to try it now.
            </EmptyState>
          )
        }
      />
    </Section>
  )
}
