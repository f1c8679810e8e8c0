import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody's provider of identities on this machine, with real tokens and keys: panva's oidc-provider. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who sits at the browser; null declines to sign in. */
  person: ProviderPerson | null
}

export interface ProviderPerson {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean | string
}

interface IdentityProviderOptions {
  /** Where it sends browsers back to. */
  returnUrl: string
  /** Whether the token itself has the address, or one has to ask for it. */
  claimsInToken?: boolean
}

const scopes = 'openid email profile'

export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It stays until the run ends, and does not keep it from ending.
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const known = new Map<string, ProviderPerson>()
  const running: IdentityProvider = {
    issuer,
    clientId: 'foyer',
    clientSecret: randomBytes(32).toString('hex'),
    person: null,
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: running.clientId,
        client_secret: running.clientSecret,
        redirect_uris: [options.returnUrl],
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !options.claimsInToken,
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: async () => known.get(sub) }),
    pkce: { required: () => true },
  })

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response)
    const { person } = running
    if (!person) {
      const declined = { error: 'access_denied', error_description: 'You declined <b>to sign in</b>' }
      return provider.interactionFinished(request, response, declined)
    }
    known.set(person.sub, person)
    const grant = new provider.Grant({ accountId: person.sub, clientId: params.client_id })
    grant.addOIDCScope(scopes)
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, { login: { accountId: person.sub }, consent })
  }

  const answer = provider.callback()
  server.on('request', (request, response) =>
    request.url?.startsWith('/interaction/') ? interact(request, response) : answer(request, response),
  )
  return running
}

/** What a browser does that is sent there: it follows where it is led, until it is led back. Gives the query. */
export async function visitProvider(url: string, returnUrl: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = url
  while (!address.startsWith(returnUrl)) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const response = await fetch(address, { headers, redirect: 'manual' })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null)
      throw new Error(`The provider led nowhere: ${response.status} ${await response.text()}`)
    address = new URL(next, address).href
  }
  return new URL(address).search.slice(1)
}
