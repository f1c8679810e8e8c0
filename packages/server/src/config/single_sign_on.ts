import type { JoinRule, SingleSignOnSettings } from '../organization/index.ts'
import type { SettingName } from './settings.ts'
import { ConfigRefusal, type Environment, readSwitch } from './value.ts'

interface SignInSettings {
  /** Null where nobody signs in through a provider. */
  singleSignOn: SingleSignOnSettings | null
  /** Whether passwords open accounts. */
  passwordSignIn: boolean
}

export function readSignIn(set: Environment): SignInSettings {
  const singleSignOn = readSingleSignOn(set)
  const passwordSignIn = readSwitch(set, 'FOYER_PASSWORD_SIGN_IN', true)
  if (!passwordSignIn && !singleSignOn)
    throw new ConfigRefusal(
      'FOYER_PASSWORD_SIGN_IN',
      'is false, but FOYER_OIDC_ISSUER is not set, so nobody could sign in',
      'true without single sign-on',
    )
  return { singleSignOn, passwordSignIn }
}

const others = [
  'FOYER_OIDC_CLIENT_ID',
  'FOYER_OIDC_CLIENT_SECRET',
  'FOYER_OIDC_NAME',
  'FOYER_OIDC_DOMAINS',
] as const satisfies SettingName[]

/** The secret is never repeated. */
function readSingleSignOn(set: Environment): SingleSignOnSettings | null {
  const { FOYER_OIDC_ISSUER: issuer, FOYER_OIDC_CLIENT_ID: clientId } = set
  if (issuer === undefined) {
    const useless = others.find((name) => set[name] !== undefined)
    if (useless)
      throw new ConfigRefusal('FOYER_OIDC_ISSUER', `is missing, but ${useless} is set`, rightIssuer)
    return null
  }
  if (clientId === undefined)
    throw new ConfigRefusal(
      'FOYER_OIDC_CLIENT_ID',
      'is missing, but FOYER_OIDC_ISSUER is set',
      'the id that the provider has given to this server',
    )
  return {
    issuer: readIssuer(issuer.trim()),
    clientId: clientId.trim(),
    clientSecret: set.FOYER_OIDC_CLIENT_SECRET?.trim() ?? null,
    name: readName(set),
    joinRules: readDomains(set),
  }
}

const rightIssuer =
  'the https address of the provider, as it names itself, such as https://id.example.com; http only on this machine'

/** As it is written: the provider's own spelling, with or without a slash at the end, is compared with it. */
function readIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url && isSafe && !url.search && !url.hash && !url.username) return text
  throw new ConfigRefusal('FOYER_OIDC_ISSUER', `is "${text}"`, rightIssuer)
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\.[\d.]+$/.test(host)

function readName({ FOYER_OIDC_NAME: text = 'single sign-on' }: Environment): string {
  const name = text.trim()
  if (name.length <= 40 && !/\p{C}/u.test(name)) return name
  throw new ConfigRefusal('FOYER_OIDC_NAME', 'is not well-formed', 'a name of at most 40 characters')
}

function readDomains({ FOYER_OIDC_DOMAINS: text = 'none' }: Environment): JoinRule[] {
  if (text.trim() === 'none') return []
  return text.split(',').map((each) => readRule(each.trim()))
}

const rule = /^((?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,})=([a-z0-9]+(?:-[a-z0-9]+)*):(editor|viewer)$/i

function readRule(text: string): JoinRule {
  const [, domain, organization, role] = rule.exec(text) ?? []
  if (domain === undefined || organization === undefined || role === undefined)
    throw new ConfigRefusal(
      'FOYER_OIDC_DOMAINS',
      `has "${text}"`,
      'domains with the slug of an organization and the role editor or viewer, such as example.com=acme:viewer, separated by commas',
    )
  return {
    domain: domain.toLowerCase(),
    organization: organization.toLowerCase(),
    role: role.toLowerCase() === 'editor' ? 'editor' : 'viewer',
  }
}
