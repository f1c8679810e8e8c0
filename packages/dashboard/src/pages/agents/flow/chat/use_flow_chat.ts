import type { Conversation } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFoyer } from '../../../../api/organization.tsx'
import { type FlowLabels, flowLabels } from '../../../../conversation/flow_labels.ts'
import { conversationKey } from '../../../../conversation/queries.ts'
import { useFlowEditor } from '../flow_editor.ts'

interface StartedChat {
  id: number
  /** The edit that it runs on, or of which saved version it is. */
  basis: string
  words: FlowLabels
}

/** A conversation on the flow as it would be with the edit that is open. In the inbox it is marked. */
export function useFlowChat() {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { agent, flow, draft } = useFlowEditor()
  const [chat, setChat] = useState<StartedChat | null>(null)
  const basis = JSON.stringify(draft?.edit ?? flow.version)
  const start = useMutation({
    mutationFn: () =>
      foyer.agents.start(agent.slug, {
        test: true,
        metadata: { started_in: 'Flow' },
        ...(draft && { edits: [draft.edit] }),
      }),
    onSuccess: (conversation: Conversation) => {
      client.setQueryData(conversationKey(conversation.id), conversation)
      const words = flowLabels(draft ? { ...flow, phases: draft.phases } : flow)
      setChat({ id: conversation.id, basis, words })
    },
  })
  return {
    chat,
    start,
    /** The flow on the page is another than the one that is talked to. */
    isOutdated: chat !== null && chat.basis !== basis,
    /** What is open on the page does not compile: nothing can run on it. */
    isBroken: draft !== null && !draft.valid,
    hasDraft: draft !== null,
  }
}
