import type { Api } from './api.ts'

/** As if so much time had passed for whoever holds a lease: leases go by PostgreSQL's clock. */
export async function ageLeases(
  { service, organization }: Api,
  table: 'webhook_deliveries' | 'dispatches',
  ms: number,
) {
  const { system } = service.database
  await system`update ${system(table)} set leased_until = leased_until - ${`${ms} milliseconds`}::interval
    where organization_id = ${organization.id}`
}
