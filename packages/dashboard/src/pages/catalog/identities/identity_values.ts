import type { Identity } from '@foyer/sdk'

export interface IdentityValues {
  display_name: string
  role: string
  bio: string
  avatar_url: string
  disclosure: string
  /** By language. */
  greeting: Record<string, string>
  languages: string[]
  agents: string[]
}

export const valuesOfIdentity = (identity: Identity): IdentityValues => ({
  display_name: identity.display_name,
  role: identity.role ?? '',
  bio: identity.bio ?? '',
  avatar_url: identity.avatar_url ?? '',
  disclosure: identity.disclosure ?? '',
  greeting: identity.greeting,
  languages: identity.languages,
  agents: identity.agents,
})

export const bodyOfIdentity = (values: IdentityValues) => ({
  display_name: values.display_name.trim(),
  role: values.role.trim() || null,
  bio: values.bio.trim() || null,
  avatar_url: values.avatar_url.trim() || null,
  disclosure: values.disclosure.trim() || null,
  // A language without words has no greeting of its own: Foyer greets then.
  greeting: Object.fromEntries(Object.entries(values.greeting).filter(([, text]) => text.trim() !== '')),
  languages: values.languages,
  agents: values.agents,
})
