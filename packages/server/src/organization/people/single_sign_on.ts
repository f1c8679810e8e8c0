import type { MemberRole } from '@foyer/contract'

/** A provider of identities that speaks OpenID Connect, as the operator has set it. */
export interface SingleSignOnSettings {
  issuer: string
  clientId: string
  /** Null for a client that has none; PKCE is used in any case. */
  clientSecret: string | null
  /** What the provider is called on the button. */
  name: string
  joinRules: JoinRule[]
}

/** Whoever has an address of this domain becomes a member of the organization. */
export interface JoinRule {
  domain: string
  /** The slug. */
  organization: string
  role: Exclude<MemberRole, 'owner'>
}

/** What the browser keeps, sealed, while it is at the provider. */
export interface PendingSignIn {
  state: string
  nonce: string
  verifier: string
}

/** Whom the provider vouches for. */
export interface ProviderIdentity {
  /** The provider's own id of the person, which never changes. */
  subject: string
  name: string | null
  /** Null unless the provider has confirmed it. */
  verifiedEmail: string | null
}

export interface Provider {
  start(): Promise<{ url: string; pending: PendingSignIn }>
  finish(query: string, pending: PendingSignIn): Promise<ProviderIdentity>
}

export interface SingleSignOn extends Pick<SingleSignOnSettings, 'issuer' | 'name' | 'joinRules'> {
  /** Loaded when somebody first asks for it. */
  provider(): Promise<Provider>
}
