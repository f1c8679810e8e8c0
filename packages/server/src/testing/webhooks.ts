import assert from 'node:assert/strict'
import { after } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { type DeliveryDependencies, deliverDue } from '../organization/webhook_endpoints/deliver_webhooks.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import { type Api, newOrganization, startService, type TestService, testSecrets } from './api.ts'
import { ageLeases } from './leases.ts'
import { createMigratedDatabase } from './own_database.ts'
import { type Received, type Receiver, startReceiver } from './receiver.ts'

/** An organization with an endpoint at a receiver of ours, and the dependencies who goes there when he is told to. */
export interface WebhookInbox {
  api: Api
  receiver: Receiver
  endpoint: { id: number; secret: string }
  dependencies: DeliveryDependencies
  /** Lets so much time pass, also for those who hold a lease, and then delivers what is due. */
  deliver(laterSeconds?: number): Promise<void>
}

let office: Promise<TestService> | undefined
/** Whom the service may call; the dependencies of a mailbox goes to its receiver only. */
const reachable: string[] = []

/** A service on a database of its own: the dependencies would otherwise carry what all other tests have left lying. */
export function postOffice(): Promise<TestService> {
  office ??= (async () => {
    const { address, drop } = await createMigratedDatabase()
    const database = await openDatabase(address, { now: new Date() })
    const service = await startService({ database, outbound: createOutbound({ allow: reachable }) })
    close = async () => {
      await service.app.close()
      await service.database.close()
      await drop()
    }
    return service
  })()
  return office
}

let close = async () => {}
after(() => close())

export async function startReachable(answer?: Parameters<typeof startReceiver>[0]): Promise<Receiver> {
  const receiver = await startReceiver(answer)
  reachable.push(receiver.host)
  return receiver
}

export async function openWebhookInbox(
  answer?: Parameters<typeof startReceiver>[0],
  { sending = {} }: { sending?: Partial<DeliveryDependencies> } = {},
): Promise<WebhookInbox> {
  const api = await newOrganization(await postOffice())
  const receiver = await startReachable(answer)
  const clock = { now: api.service.clock.now.getTime() }
  const dependencies: DeliveryDependencies = {
    database: api.service.database,
    secrets: testSecrets,
    outbound: createOutbound({ allow: [receiver.host], resolve: async () => [] }),
    now: () => new Date(clock.now),
    random: () => 0.5,
    ...sending,
  }
  const created = await api.post('/webhook_endpoints', { url: receiver.url, events: ['service.*'] })
  assert.equal(created.status, 201, created.text)
  const { id, secret } = created.body
  return {
    api,
    receiver,
    endpoint: { id, secret },
    dependencies,
    async deliver(laterSeconds = 0) {
      clock.now += laterSeconds * 1000
      await ageLeases(api, 'webhook_deliveries', laterSeconds * 1000)
      await deliverDue(dependencies)
    },
  }
}

/** What a receiver does that follows the standard; it fails when signature or time are not right. */
export function verifyWebhook(secret: string, { headers, body }: Received) {
  const timestamp = Number(headers['webhook-timestamp'])
  const webhook = new Webhook(secret)
  // The library compares with the clock on the wall; ours is that of the test.
  const message = { id: String(headers['webhook-id']), timestamp: new Date(timestamp * 1000) }
  const expected = webhook.sign(message.id, message.timestamp, body)
  assert.ok(String(headers['webhook-signature']).split(' ').includes(expected), 'the signature is valid')
  return JSON.parse(body)
}

export const deliveriesOf = async ({ api, endpoint }: WebhookInbox, query = '') =>
  (await api.get(`/webhook_endpoints/${endpoint.id}/deliveries${query}`)).body.data
