import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { type Api, newOrganization, startService, type TestService } from '../../../server/src/testing/api.ts'
import { Foyer } from '../foyer.ts'
import type { FoyerOptions } from '../options.ts'

/** The real service on a port of its own, shared by the tests of this package. */

let running: Promise<TestService & { url: string }> | undefined

async function listen() {
  const service = await startService()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  return { ...service, url: `http://127.0.0.1:${port}` }
}

after(async () => {
  const service = await running
  await service?.app.close()
  await service?.database.close()
})

interface Client {
  api: Api
  foyer: Foyer
  url: string
  options: FoyerOptions
}

/** A client of a fresh organization. It does not retry: what a test provokes, it wants to see. */
export async function newClient(): Promise<Client> {
  running ??= listen()
  const { url, ...service } = await running
  const api = await newOrganization(service)
  const options = { apiKey: api.key, baseUrl: url, maxRetries: 0 }
  return { api, foyer: new Foyer(options), url, options }
}
