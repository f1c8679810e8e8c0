/** What is being tried stands in the address, so that a reload keeps it and a colleague can be shown it. */

const id = (value: unknown): number | undefined => {
  const text = String(value ?? '')
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

export const trySearch = ({ conversation, reply }: Record<string, unknown>) => ({
  conversation: id(conversation),
  /** The reply that is explained; without one, the newest. */
  reply: id(reply),
})

export type TrySearch = ReturnType<typeof trySearch>
