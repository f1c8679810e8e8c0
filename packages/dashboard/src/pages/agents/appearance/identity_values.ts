import type { CreateIdentityBody, Identity } from '@foyer/sdk'

/** An identity as a form holds it. */
export interface IdentityValues {
  display_name: string
  role: string
  bio: string
  avatar_url: string
  disclosure: string
  greeting: Record<string, string>
}

export const newIdentity = (display_name: string): IdentityValues => ({
  display_name,
  role: '',
  bio: '',
  avatar_url: '',
  disclosure: '',
  greeting: {},
})

export const identityValues = ({
  display_name,
  role = '',
  bio = '',
  avatar_url = '',
  disclosure = '',
  greeting,
}: Identity): IdentityValues => ({ display_name, role, bio, avatar_url, disclosure, greeting })

export const identityChanges = (values: IdentityValues): CreateIdentityBody => ({
  display_name: values.display_name.trim(),
  role: values.role.trim() || null,
  bio: values.bio.trim() || null,
  avatar_url: values.avatar_url.trim() || null,
  disclosure: values.disclosure.trim() || null,
  greeting: Object.fromEntries(Object.entries(values.greeting).filter(([, text]) => text.trim() !== '')),
})
