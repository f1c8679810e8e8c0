import type { Agent, PromptTemplate } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ArchivedSwitch } from '../../../parts/ArchivedSwitch.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import classes from './Prompts.module.css'

const route = getRouteApi('/o/$org/agents/$slug/prompts')

interface VersionsSectionProps {
  agent: Agent
  versions: PromptTemplate[]
  shown: number
}

export function VersionsSection({ agent, versions, shown }: VersionsSectionProps) {
  const { org } = route.useParams()
  const { compare } = route.useSearch()
  const [shownArchived, setShownArchived] = useState<'yes'>()
  const rows = versions.filter(({ archived, id }) => shownArchived || !archived || id === shown)
  const params = { org, slug: agent.slug }
  return (
    <Section title="Versions" flush>
      <ol className={classes.rows}>
        {rows.map(({ id, kind, version, active, archived, created_at, warnings }) => (
          <li key={id} className={classes.row} data-shown={id === shown || undefined}>
            <div className={classes.words}>
              <Anchor
                size="sm"
                fw={500}
                c="inherit"
                aria-current={id === shown ? 'true' : undefined}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/o/$org/agents/$slug/prompts"
                    params={params}
                    search={{ kind, version: String(id) }}
                    resetScroll={false}
                  />
                )}
              >
                Version {version}
                {active && ' (active)'}
                {archived && ' (archived)'}
              </Anchor>
              <Text size="xs" c="dimmed">
                <Time value={created_at} />
                {warnings && warnings.length > 0 && ', with warnings'}
              </Text>
            </div>
            {id !== shown && (
              <Anchor
                size="xs"
                aria-label={`Compare with version ${version}`}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/o/$org/agents/$slug/prompts"
                    params={params}
                    search={{
                      kind,
                      version: String(shown),
                      compare: compare === String(id) ? undefined : String(id),
                    }}
                    resetScroll={false}
                  />
                )}
              >
                {compare === String(id) ? 'Close' : 'Compare'}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {versions.some(({ archived }) => archived) && (
        <div className={classes.foot}>
          <ArchivedSwitch what="versions" archived={shownArchived} onChange={setShownArchived} />
        </div>
      )}
    </Section>
  )
}
