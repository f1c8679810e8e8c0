import type { Contact, Foyer } from '@foyer/sdk'

/** As much of the client as erasing takes. */
type Client = Pick<Foyer, 'visitorErasures' | 'contacts'>

type Known = Pick<Contact, 'id' | 'emails' | 'visitor_ids'>

/**
 * Erases every conversation of a contact, by each address and id they are known by; a request erases 50 at most. Gives
 * the ids of those that went. `onProgress` hears the number so far.
 */
export async function eraseContact(
  foyer: Client,
  { emails, visitor_ids }: Known,
  onProgress: (erased: number) => void,
): Promise<number[]> {
  const erased: number[] = []
  const ways = [...emails.map((email) => ({ email })), ...visitor_ids.map((visitor_id) => ({ visitor_id }))]
  for (const way of ways)
    for (let has_more = true; has_more; ) {
      const receipt = await foyer.visitorErasures.erase(way)
      erased.push(...receipt.conversation_ids)
      has_more = receipt.has_more
      onProgress(erased.length)
    }
  return erased
}
