import type { Identity } from '@foyer/sdk'

/** What visitors see and hear of an identity, as a form has it. */
export interface IdentityWords {
  display_name: string
  role: string
  bio: string
  avatar_url: string
  disclosure: string
  /** By language. */
  greeting: Record<string, string>
  /** What role and disclosure are written in; none where they are for all. */
  languages: string[]
}

/** With where it is used. */
export interface IdentityValues extends IdentityWords {
  agents: string[]
}

type Told = Pick<Identity, 'display_name'> & Partial<Identity>

export const wordsOfIdentity = ({
  display_name,
  role = '',
  bio = '',
  avatar_url = '',
  disclosure = '',
  greeting = {},
  languages = [],
}: Told): IdentityWords => ({ display_name, role, bio, avatar_url, disclosure, greeting, languages })

export const valuesOfIdentity = (identity: Identity): IdentityValues => ({
  ...wordsOfIdentity(identity),
  agents: identity.agents,
})

export const bodyOfIdentityWords = (values: IdentityWords) => ({
  display_name: values.display_name.trim(),
  role: values.role.trim() || null,
  bio: values.bio.trim() || null,
  avatar_url: values.avatar_url.trim() || null,
  disclosure: values.disclosure.trim() || null,
  // A language without words has no greeting of its own: Foyer greets then.
  greeting: Object.fromEntries(Object.entries(values.greeting).filter(([, text]) => text.trim() !== '')),
})

export const bodyOfIdentity = (values: IdentityValues) => ({
  ...bodyOfIdentityWords(values),
  languages: values.languages,
  agents: values.agents,
})
