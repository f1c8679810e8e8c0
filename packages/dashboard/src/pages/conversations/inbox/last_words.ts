import type { Conversation } from '@foyer/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

/** More than any reply takes: the visitor's last words are among the last few messages. */
const few = 4

/**
 * What the visitor said last; null before they have said anything. Conversations do not carry it. It is asked for again
 * only when there are more messages, not with every event: that is why its key is one of its own.
 */
export function useLastWords({ id, messages_count }: Pick<Conversation, 'id' | 'messages_count'>) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['last_words', id, messages_count],
    queryFn: async ({ signal }) => {
      const page = { limit: few, ending_before: Number.MAX_SAFE_INTEGER }
      const { data } = await foyer.conversations.messages.list(id, page, { signal })
      return data.findLast(({ role }) => role === 'visitor')?.text ?? null
    },
    enabled: messages_count > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
