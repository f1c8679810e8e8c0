import * as openid from 'openid-client'
import { refuse } from '../../platform/index.ts'
import { providerRefused, singleSignOnStale } from './refusals.ts'
import type { Provider, ProviderIdentity, SingleSignOnSettings } from './single_sign_on.ts'

/** The authorization code flow of OpenID Connect, with PKCE, state and nonce. The library checks what comes back. */

const timeoutSeconds = 10

export async function openProvider(settings: SingleSignOnSettings, returnUrl: string): Promise<Provider> {
  const { name } = settings
  const configuration = await discover(settings).catch((error) => {
    throw unusable(name, error)
  })

  return {
    async start() {
      const pending = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, pending }
    },

    async finish(query, { state, nonce, verifier }) {
      const returned = new URL(`${returnUrl}?${query}`)
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        // Many providers leave the address out of the token.
        const known =
          claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
            ? { ...claims, ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
            : claims
        return identityOf(claims.sub, known)
      } catch (error) {
        throw refusalOf(name, error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: SingleSignOnSettings) {
  // The settings allow http on this machine alone.
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const options = { timeout: timeoutSeconds, execute }
  const found = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), options)
  if (clientSecret === null) return found
  const metadata = found.serverMetadata()
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata
  const showSecret = methods.includes('client_secret_basic')
    ? openid.ClientSecretBasic(clientSecret)
    : openid.ClientSecretPost(clientSecret)
  const configuration = new openid.Configuration(metadata, clientId, undefined, showSecret)
  configuration.timeout = timeoutSeconds
  for (const each of execute) each(configuration)
  return configuration
}

function identityOf(
  subject: string,
  { email, email_verified, name }: Record<string, unknown>,
): ProviderIdentity {
  // Some providers write it as a word.
  const isVerified = email_verified === true || email_verified === 'true'
  return {
    subject,
    name: typeof name === 'string' ? name : null,
    // An unconfirmed address may be anybody's, and must not open their account.
    verifiedEmail: isVerified && typeof email === 'string' ? email : null,
  }
}

function refusalOf(name: string, error: unknown) {
  if (error instanceof openid.AuthorizationResponseError)
    return providerRefused(name, sentence(error.error_description ?? error.error))
  // A code that was used before, or is too old.
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return singleSignOnStale()
  return unusable(name, error)
}

/** Written by somebody else: short, on one line, and ended like a sentence. */
function sentence(text: string): string {
  const line = text
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, ' ')
    .trim()
    .slice(0, 200)
  return /[.!?]$/.test(line) ? line : `${line}.`
}

/** The log has the cause; the person can only try again. */
function unusable(name: string, cause: unknown) {
  const refusal = refuse(
    'internal',
    `${name} cannot be reached, or its answer cannot be used. Try again later; the log of the server says what went wrong.`,
    { status: 503 },
  )
  refusal.cause = cause
  return refusal
}
