import type { Agent } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { conversationKey } from '../../../conversation/queries.ts'
import { useTrySearch } from './use_try_search.ts'

/** Starts a conversation and goes to it. In the inbox it can be told apart from those of real visitors. */
export function useStart({ slug }: Agent) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { go } = useTrySearch()
  return useMutation({
    mutationFn: (locale: string | undefined) =>
      foyer.agents.start(slug, { locale, metadata: { started_in: 'Try it' } }),
    onSuccess: (conversation) => {
      client.setQueryData(conversationKey(conversation.id), conversation)
      return go({ conversation: conversation.id })
    },
  })
}
