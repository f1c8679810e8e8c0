import type { Agent } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { useFormMutation } from '../../../api/use_form_mutation.ts'
import { conversationKey } from '../../../conversation/queries.ts'
import { useTrySearch } from './use_try_search.ts'

/** Starts a test and goes to it: it leaves no gaps or leads, and is not counted. */
export function useStart({ slug }: Agent, onFailed?: (error: unknown) => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { go } = useTrySearch()
  return useFormMutation({
    onFailed,
    send: (locale: string | undefined, options) => foyer.agents.start(slug, { locale, test: true }, options),
    onDone: (conversation) => {
      client.setQueryData(conversationKey(conversation.id), conversation)
      return go({ conversation: conversation.id })
    },
  })
}
