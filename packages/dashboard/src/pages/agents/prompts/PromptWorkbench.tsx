import type { Agent, PromptTemplate } from '@foyer/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ComparisonSection } from './ComparisonSection.tsx'
import { EditorSection } from './EditorSection.tsx'
import { PreviewSection } from './PreviewSection.tsx'
import { usePreview } from './use_preview.ts'

const route = getRouteApi('/o/$org/agents/$slug/prompts')

interface PromptWorkbenchProps {
  agent: Agent
  version: PromptTemplate
  versions: PromptTemplate[]
}

/** One version: its text, how it differs from another, and what the model would get of it. */
export function PromptWorkbench({ agent, version, versions }: PromptWorkbenchProps) {
  const { compare } = route.useSearch()
  const [text, setText] = useState(version.body)
  const [conversationId, setConversationId] = useState<number | null>(null)
  const preview = usePreview(agent, version, text, conversationId)
  const other = versions.find(({ id }) => String(id) === compare && id !== version.id)
  return (
    <>
      <EditorSection
        agent={agent}
        version={version}
        versions={versions}
        text={text}
        onChange={setText}
        warnings={preview.data?.warnings ?? version.warnings ?? []}
      />
      {other && <ComparisonSection agent={agent} from={other} to={version} />}
      <PreviewSection
        agent={agent}
        preview={preview}
        conversationId={conversationId}
        onConversation={setConversationId}
      />
    </>
  )
}
