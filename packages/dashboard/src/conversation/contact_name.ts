import type { Contact } from '@foyer/sdk'

/** What a visitor who is known is called: the best of what they have told. */
export const contactName = ({
  id,
  name,
  emails,
  visitor_ids,
}: Pick<Contact, 'id' | 'name' | 'emails' | 'visitor_ids'>): string =>
  name ?? emails[0] ?? visitor_ids[0] ?? `Contact ${id}`
