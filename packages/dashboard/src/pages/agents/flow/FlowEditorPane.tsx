import type { Agent } from '@foyer/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { ArchivedSection } from './ArchivedSection.tsx'
import { FlowChat } from './chat/FlowChat.tsx'
import { type EditTarget, editTargetOf, wordOf } from './edit_target.ts'
import { FlowBoard } from './FlowBoard.tsx'
import { FlowHeader } from './FlowHeader.tsx'
import classes from './FlowPanes.module.css'
import { type FlowDraft, type FlowEditor, FlowEditorContext } from './flow_editor.ts'
import { archivedParts, liveFlow } from './live_flow.ts'
import { useFlow } from './use_flow.ts'

const route = getRouteApi('/o/$org/agents/$slug/flow')

export function FlowEditorPane({ agent }: { agent: Agent }) {
  const { edit } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useFlow(agent.slug)
  const [draft, setDraft] = useState<FlowDraft | null>(null)
  const [isDirty, setDirty] = useState(false)
  const [chatPhase, setChatPhase] = useState<string>()
  const open = useCallback(
    (target: EditTarget | null) =>
      void navigate({ search: { edit: target ? wordOf(target) : undefined }, resetScroll: false }),
    [navigate],
  )
  const editor = useMemo((): FlowEditor | null => {
    if (!data) return null
    const target = editTargetOf(edit)
    return { agent, flow: liveFlow(data), target, open, isDirty, setDirty, draft, setDraft }
  }, [agent, data, edit, open, isDirty, draft])

  if (error && !data)
    return <ErrorNotice error={error} title="The flow could not be loaded" onRetry={() => refetch()} />
  if (!data || !editor) return <TextSkeleton lines={8} label="the flow" />
  return (
    <FlowEditorContext value={editor}>
      <div className={classes.panes}>
        <div className={classes.board}>
          <FlowHeader />
          <FlowBoard chatPhase={chatPhase} />
          <ArchivedSection {...archivedParts(data)} />
        </div>
        <aside className={classes.chat} aria-label="Chat">
          <FlowChat onPhase={setChatPhase} />
        </aside>
      </div>
    </FlowEditorContext>
  )
}
