import type { Conversation, Message } from '@foyer/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'
import { useFormMutation } from '../../api/use_form_mutation.ts'
import { conversationKey } from '../../conversation/queries.ts'
import { notifyFailed } from '../../parts/notify.tsx'
import { snapshotLabels } from './known/snapshot_labels.ts'

/** What a person does with one conversation, and what it was frozen on. */

const messagesKey = (id: number) => [...conversationKey(id), 'messages']

/** It never changes: its key is one of its own. */
export function useSnapshotLabels(id: number) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['snapshots', id],
    queryFn: async ({ signal }) =>
      snapshotLabels((await foyer.conversations.snapshot.get(id, { signal })).content),
    staleTime: Infinity,
  })
}

/** The experiments of an agent by their id. `isNeeded`: few conversations take part in one. */
export function useExperimentNames(slug: string, isNeeded: boolean) {
  const foyer = useFoyer()
  const { data } = useQuery({
    queryKey: ['experiments', slug],
    queryFn: async ({ signal }) => (await foyer.experiments.list(slug, { limit: 100 }, { signal })).data,
    enabled: isNeeded,
  })
  // Nothing while they load, and the number of one that is gone.
  return (id: number) => (data ? (data.find((experiment) => experiment.id === id)?.name ?? `#${id}`) : '')
}

export type ConversationAction = 'takeover' | 'hand' | 'resume' | 'close'

/** What a person does with it. Also after a refusal it is looked at anew: somebody else may have been first. */
export function useConversationAction(id: number) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: ConversationAction) => foyer.conversations[step](id),
    onSuccess: (conversation) => client.setQueryData<Conversation>(conversationKey(id), conversation),
    onSettled: () => client.invalidateQueries({ queryKey: ['conversations'] }),
  })
}

/** Words of a person of the organization. They are shown at once when they are kept. */
export function useReply(id: number, onSent: () => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: ['conversations'] })
  return useFormMutation({
    send: (text: string, options) => foyer.conversations.send(id, { text, role: 'owner' }, options),
    onDone: ({ message, conversation }) => {
      client.setQueryData<Message[]>(messagesKey(id), (said = []) => [
        ...said.filter((one) => one.id !== message.id),
        message,
      ])
      client.setQueryData<Conversation>(conversationKey(id), conversation)
      onSent()
      refresh()
    },
    onFailed: refresh,
  })
}

/** Who looks after it. */
export function useAssign(id: number) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (assignee_id: number | null) => foyer.conversations.update(id, { assignee_id }),
    onSuccess: (conversation) => client.setQueryData<Conversation>(conversationKey(id), conversation),
    onError: notifyFailed,
    onSettled: () => client.invalidateQueries({ queryKey: ['conversations'] }),
  })
}
