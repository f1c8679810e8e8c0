/// <reference path="../packages/server/src/testing/oidc_provider.d.ts" />
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A provider of identities for the journeys: panva's oidc-provider, where somebody is signed in already. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who sits at the browser; null declines to sign in. */
  person: { name: string; email: string } | null
}

export async function openIdentityProvider(returnUrl: string): Promise<IdentityProvider> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['foyer', randomBytes(32).toString('hex')]
  const running: IdentityProvider = { issuer, clientId, clientSecret, person: null }
  const names = new Map<string, string>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnUrl] }],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, email: sub, email_verified: true, name: names.get(sub) }),
    }),
  })

  async function interact(request: IncomingMessage, response: ServerResponse) {
    await provider.interactionDetails(request, response)
    if (!running.person)
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'You declined',
      })
    const { email: accountId, name } = running.person
    names.set(accountId, name)
    const grant = new provider.Grant({ accountId, clientId })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, { login: { accountId }, consent })
  }

  const answer = provider.callback()
  server.on('request', (request, response) =>
    request.url?.startsWith('/interaction/') ? interact(request, response) : answer(request, response),
  )
  return running
}
