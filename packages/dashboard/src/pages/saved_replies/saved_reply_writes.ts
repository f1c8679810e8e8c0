import type { CreateSavedReplyBody, SavedReply } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency_key.ts'
import { useFoyer } from '../../api/organization.tsx'
import { notifyArchived, notifyFailed } from '../../parts/notify.tsx'

const key = ['saved_replies']

/** Creates one where there is no id. */
export function useSaveReply(id: number | undefined, onSaved: () => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  /** Of what was sent last: the same words under the same key are one reply. */
  const [attempt, setAttempt] = useState({ words: '', key: '' })
  const mutation = useMutation({
    mutationFn: async ({ body, idempotencyKey }: { body: CreateSavedReplyBody; idempotencyKey: string }) => {
      if (id === undefined) await foyer.savedReplies.create(body, { idempotencyKey })
      else await foyer.savedReplies.update(id, body, { idempotencyKey })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key })
      onSaved()
    },
  })
  const send = (body: CreateSavedReplyBody) => {
    if (mutation.isPending) return
    const words = JSON.stringify(body)
    const used = attempt.words === words ? attempt : { words, key: newIdempotencyKey() }
    setAttempt(used)
    mutation.mutate({ body, idempotencyKey: used.key })
  }
  return { ...mutation, send }
}

export function useArchiveReply(onDone: () => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const restore = async ({ id }: SavedReply) => {
    await foyer.savedReplies.restore(id)
    await refresh()
  }
  const archiving = useMutation({
    mutationFn: ({ id }: SavedReply) => foyer.savedReplies.archive(id),
    onSuccess: async (_, reply) => {
      onDone()
      notifyArchived(reply.title, () => restore(reply))
      await refresh()
    },
    onError: notifyFailed,
  })
  const restoring = useMutation({ mutationFn: restore, onSuccess: onDone, onError: notifyFailed })
  return { archive: archiving.mutate, restore: restoring.mutate }
}
