import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { removeDrafts } from '../draft_storage.ts'

/** What is kept of one conversation, under its id. */
const ofOne = ['conversations', 'snapshots', 'traces', 'notes', 'presence']
/** What may hold words of it among others. */
const ofMany = [
  'conversations',
  'contacts',
  'leads',
  'deliverables',
  'knowledge_gaps',
  'standing_checks',
  'prompt_templates',
  'attention',
]

/** Nothing that was said in them stays in memory or in the browser, and what is on the page is asked for again. */
export function forgetConversations(client: QueryClient, ids: readonly number[]) {
  for (const id of ids) {
    for (const word of ofOne) client.removeQueries({ queryKey: [word, id] })
    removeDrafts(id)
  }
  for (const word of ofMany) {
    client.removeQueries({ queryKey: [word], type: 'inactive' })
    client.invalidateQueries({ queryKey: [word] })
  }
}

/** Once they are no longer on the page: what is shown instead uses it. */
export function useForgetConversations(ids: readonly number[]) {
  const client = useQueryClient()
  useEffect(() => forgetConversations(client, ids), [client, ids])
}
