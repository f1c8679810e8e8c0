import { type Erasure, FoyerError } from '@foyer/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useConversation } from '../../conversation/queries.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { ErasedConversation } from './erase/ErasedConversation.tsx'
import { MissingConversation } from './MissingConversation.tsx'
import { OpenConversation } from './OpenConversation.tsx'

const route = getRouteApi('/o/$org/conversations/$id')

export function ConversationPage() {
  const { id } = route.useParams()
  const [receipt, setReceipt] = useState<Erasure | null>(null)
  if (receipt?.conversation_id === id) return <ErasedConversation receipt={receipt} />
  return <Found key={id} id={id} onErased={setReceipt} />
}

function Found({ id, onErased }: { id: number; onErased: (receipt: Erasure) => void }) {
  const { data, error, refetch } = useConversation(id)
  if (error instanceof FoyerError && error.code === 'resource_missing') return <MissingConversation />
  if (data) return <OpenConversation conversation={data} onErased={onErased} />
  if (!error) return <ConversationSkeleton />
  return (
    <Page title="Conversation">
      <ErrorNotice error={error} title="The conversation could not be loaded" onRetry={() => refetch()} />
    </Page>
  )
}
