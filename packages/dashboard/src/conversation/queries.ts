import type { Conversation, Message, MessageTrace } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../api/organization.tsx'
import { type FlowLabels, flowLabels } from './flow_labels.ts'

/** What a conversation is made of. Keys begin with the resource's word, so that events keep them true. */

export const conversationKey = (id: number) => ['conversations', id] as const

export function useConversation(id: number) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => foyer.conversations.get(id, { signal }),
  })
}

export function useMessages(id: number) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: [...conversationKey(id), 'messages'],
    queryFn: async ({ signal }) => {
      const messages: Message[] = []
      for await (const message of foyer.conversations.messages.list(id, { limit: 100 }, { signal }))
        messages.push(message)
      return messages
    },
  })
}

/** The flow as the conversation knows it, whatever has been edited since. */
export function useFlowLabels(agent: string, version: number | undefined): FlowLabels {
  const foyer = useFoyer()
  const { data } = useQuery({
    queryKey: ['flow', agent, 'versions', version],
    queryFn: ({ signal }) => foyer.flow.versions.get(agent, version ?? 0, { signal }),
    enabled: version !== undefined,
    staleTime: Infinity,
  })
  return flowLabels(data?.flow)
}

/** What its replies took: anew with each of them. */
export function useConversationUsage({ id, messages_count }: Pick<Conversation, 'id' | 'messages_count'>) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: [...conversationKey(id), 'usage', messages_count],
    queryFn: ({ signal }) => foyer.conversations.usage.get(id, { signal }),
    placeholderData: (before) => before,
  })
}

export function useTrace(conversationId: number, messageId: number | undefined) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['traces', conversationId, messageId],
    queryFn: ({ signal }) =>
      foyer.conversations.messages.trace.get(conversationId, messageId ?? 0, {}, { signal }),
    enabled: messageId !== undefined,
    // What was decided does not change afterwards; only a check of a model's sentences comes later.
    staleTime: ({ state: { data } }) => (data?.unsupported === null && data.rounds.length > 0 ? 0 : Infinity),
    placeholderData: (before) => before,
  })
}

export function usePrompt({ conversation_id, message_id }: MessageTrace, enabled: boolean) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['traces', conversation_id, message_id, 'prompt'],
    queryFn: async ({ signal }) => {
      const query = { include: 'prompt' as const }
      const { prompt } = await foyer.conversations.messages.trace.get(conversation_id, message_id, query, {
        signal,
      })
      return prompt ?? null
    },
    enabled,
  })
}
