import type { Agent } from '@foyer/sdk'
import { Select } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useHasModel } from '../../../api/use_has_model.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { type PromptKind, promptKinds, promptWords } from '../../../parts/prompt_kinds.ts'
import { SideBySide } from '../../../parts/SideBySide.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { ExperimentsSection } from './ExperimentsSection.tsx'
import { PromptWorkbench } from './PromptWorkbench.tsx'
import { usePromptVersions } from './use_prompts.ts'
import { VersionsSection } from './VersionsSection.tsx'

const route = getRouteApi('/o/$org/agents/$slug/prompts')

export function PromptsPane({ agent }: { agent: Agent }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const hasModel = useHasModel()
  const kind: PromptKind = search.kind ?? 'conversation'
  const versions = usePromptVersions(agent.slug, kind)
  const rows = versions.data ?? []
  const chosen = rows.find(({ id }) => String(id) === search.version) ?? rows.find(({ active }) => active)
  return (
    <>
      {!hasModel && (
        <Notice tone="busy" title="No language model is connected">
          Prompts tell a language model what to do. Without a model, this agent follows built-in rules and
          ignores its prompts. You can write them now; they are used as soon as a model is connected.
        </Notice>
      )}
      <Select
        label="Prompt"
        description={promptWords[kind].does}
        data={promptKinds.map((value) => ({ value, label: promptWords[value].label }))}
        value={kind}
        onChange={(value) => navigate({ search: { kind: promptKinds.find((each) => each === value) } })}
        allowDeselect={false}
        maw={320}
      />
      {versions.error && !versions.data && (
        <ErrorNotice
          error={versions.error}
          title="The prompts could not be loaded"
          onRetry={() => versions.refetch()}
        />
      )}
      {!versions.data && !versions.error && <TextSkeleton lines={8} label="the prompts" />}
      {chosen && (
        <SideBySide
          asideLabel="Versions and experiments"
          main={<PromptWorkbench key={chosen.id} agent={agent} version={chosen} versions={rows} />}
          aside={
            <>
              <VersionsSection agent={agent} versions={rows} shown={chosen.id} />
              <ExperimentsSection agent={agent} kind={kind} versions={rows} />
            </>
          }
        />
      )}
    </>
  )
}
