import type { Agent } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ErrorNotice } from '../../../../parts/ErrorNotice.tsx'
import { LoadMore } from '../../../../parts/LoadMore.tsx'
import { Section } from '../../../../parts/Section.tsx'
import { SideBySide } from '../../../../parts/SideBySide.tsx'
import { TextSkeleton } from '../../../../parts/TextSkeleton.tsx'
import { useVersions } from './use_versions.ts'
import { VersionChanges } from './VersionChanges.tsx'
import classes from './VersionRow.module.css'
import { VersionRow } from './VersionRow.tsx'

const route = getRouteApi('/o/$org/agents/$slug/flow/versions')

export function FlowVersionsPane({ agent }: { agent: Agent }) {
  const { org } = route.useParams()
  const { version: chosen, compare } = route.useSearch()
  const versions = useVersions(agent.slug)
  const rows = versions.data?.pages.flatMap(({ data }) => data) ?? []
  const newest = rows[0]?.version
  const shown = chosen === undefined ? newest : Number(chosen)
  if (versions.error && rows.length === 0)
    return (
      <ErrorNotice
        error={versions.error}
        title="The versions could not be loaded"
        onRetry={() => versions.refetch()}
      />
    )
  if (newest === undefined || shown === undefined) return <TextSkeleton lines={8} label="the versions" />
  return (
    <>
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link {...props} to="/o/$org/agents/$slug/flow" params={{ org, slug: agent.slug }} />
        )}
      >
        Back to the flow
      </Anchor>
      <SideBySide
        asideLabel="Versions"
        main={
          <VersionChanges
            key={shown}
            agent={agent}
            version={shown}
            newest={newest}
            against={compare === 'current' ? 'current' : 'previous'}
          />
        }
        aside={
          <Section title="Versions" flush>
            <ol className={classes.rows}>
              {rows.map((version) => (
                <VersionRow
                  key={version.version}
                  agent={agent}
                  version={version}
                  isNewest={version.version === newest}
                  isShown={version.version === shown}
                />
              ))}
            </ol>
            <LoadMore query={versions} />
          </Section>
        }
      />
    </>
  )
}
