import type { DeliveryStatus } from '@foyer/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rowsOf, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { isUnderWay } from './delivery_words.ts'

/** Attempts have no events of their own: while one is about to be made, its page looks again. */
const lookAgainMs = 2000

function useLookingAgain(active: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!active) return
    const look = () => {
      client.invalidateQueries({ queryKey: ['webhook_deliveries'] })
      // Whether it fails is told by the endpoint.
      client.invalidateQueries({ queryKey: ['webhook_endpoints'] })
    }
    const timer = setInterval(look, lookAgainMs)
    return () => clearInterval(timer)
  }, [active, client])
}

export function useDeliveries(endpointId: number, status: DeliveryStatus | undefined) {
  const foyer = useFoyer()
  const deliveries = useList(['webhook_deliveries', endpointId, { status }], (cursor, options) =>
    foyer.webhookEndpoints.deliveries.list(endpointId, { ...cursor, ...(status && { status }) }, options),
  )
  useLookingAgain(rowsOf(deliveries).some((delivery) => isUnderWay(delivery, new Date())))
  return deliveries
}

export function useDelivery(id: number) {
  const foyer = useFoyer()
  const delivery = useQuery({
    queryKey: ['webhook_deliveries', 'one', id],
    queryFn: ({ signal }) => foyer.webhookDeliveries.get(id, { signal }),
  })
  useLookingAgain(delivery.data !== undefined && isUnderWay(delivery.data, new Date()))
  return delivery
}

/** Of an endpoint, what is not settled: as much as one page has. */
export function usePendingDeliveries(endpointId: number | undefined) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['webhook_deliveries', endpointId, 'pending'],
    queryFn: async ({ signal }) => {
      const wanted = { status: 'pending', limit: 100 } as const
      return (await foyer.webhookEndpoints.deliveries.list(Number(endpointId), wanted, { signal })).data
    },
    enabled: endpointId !== undefined,
  })
}
