import type { Organization } from '@foyer/sdk'

type Profile = Organization['profile']
export type Hours = NonNullable<Profile['opening_hours']>[number]

/** The profile as a form holds it: an empty text is no value. */
export interface ContactValues {
  address: string
  phone: string
  email: string
  currency: string | null
  opening_hours: (Omit<Hours, 'note'> & { note: string })[]
  links: { title: string; url: string }[]
}

export const contactValues = ({ profile }: Organization): ContactValues => ({
  address: profile.address ?? '',
  phone: profile.phone ?? '',
  email: profile.email ?? '',
  currency: profile.currency ?? null,
  opening_hours: (profile.opening_hours ?? []).map((hours) => ({ note: '', ...hours })),
  links: profile.links ?? [],
})

/** What is sent: null for what has no value. */
export const profileChanges = ({ address, phone, email, currency, opening_hours, links }: ContactValues) => ({
  address: address.trim() || null,
  phone: phone.trim() || null,
  email: email.trim() || null,
  currency,
  opening_hours: orNull(
    opening_hours.map(({ note, ...hours }) => ({ ...hours, ...(note.trim() && { note: note.trim() }) })),
  ),
  links: orNull(links),
})

const orNull = <Item>(items: Item[]) => (items.length > 0 ? items : null)
