import type { Conversation } from '@foyer/sdk'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { conversationKey } from '../../conversation/queries.ts'

/**
 * Whoever looks at a conversation has read it, up to the last message that is shown. Viewers read along and change
 * nothing: somebody who can answer still has to look.
 */
export function useMarkRead({ id, unread }: Conversation, lastMessageId: number | undefined) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const isVisible = useDocumentVisibility() === 'visible'
  const canWrite = useDisabledReason('write') === null
  useEffect(() => {
    if (!unread || !isVisible || !canWrite || lastMessageId === undefined) return
    foyer.conversations.read(id, { message_id: lastMessageId }).then(
      (conversation) => client.setQueryData<Conversation>(conversationKey(id), conversation),
      // It stays unread, which the next look sets right.
      () => undefined,
    )
  }, [foyer, client, id, unread, lastMessageId, isVisible, canWrite])
}
