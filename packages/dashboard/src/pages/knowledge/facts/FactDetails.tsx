import { type FactTopic, factTopics } from '@foyer/contract/vocabulary'
import type { KnowledgeFact } from '@foyer/sdk'
import { Anchor, MultiSelect, Select, Stack, Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { agentOptions } from '../../../api/agents.ts'
import { useDisabledReason, useMembership } from '../../../api/organization.tsx'
import { fewAgents } from '../../../parts/AgentItems.tsx'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { scopeWords, topicOptions } from '../words.ts'
import { useFactWrites } from './use_fact_writes.ts'

const topicOf = (chosen: string | null): FactTopic =>
  factTopics.find((each) => each === chosen) ?? 'practical'

interface FactDetailsProps {
  fact: KnowledgeFact
  agents: { slug: string; name: string }[]
}

/** What is decided about a fact, and can be decided otherwise. */
export function FactDetails({ fact, agents }: FactDetailsProps) {
  const { slug: org } = useMembership()
  const { topic, tier, tier_pinned, reviewed, archived, supported, excluded_agents } = fact
  const isFixed = useDisabledReason('write') !== null || archived
  const writes = useFactWrites(fact)
  return (
    <>
      <Section title="Details">
        <KeyValue
          items={[
            [
              'Source',
              <Anchor
                key="source"
                inherit
                renderRoot={(props) => (
                  <Link {...props} to="/o/$org/knowledge/sources/$id" params={{ org, id: fact.source_id }} />
                )}
              >
                {fact.source_title}
              </Anchor>,
            ],
            ['Added', <Time key="added" value={fact.created_at} />],
            ['In use', supported ? undefined : 'No longer in the source'],
            ['Archived', archived ? scopeWords[fact.suppression_scope ?? 'source'] : undefined],
          ]}
        />
      </Section>
      <Section title="How agents use it">
        <Stack gap="md">
          <Select
            label="Topic"
            data={topicOptions}
            value={topic}
            disabled={isFixed}
            onChange={(chosen) => writes.update({ topic: topicOf(chosen) })}
            allowDeselect={false}
          />
          {supported && (
            <Switch
              label="Always include"
              description={`On: given to the model for every reply. Off: used when it matches the question.${tier_pinned ? ' Pinned: a sync does not change this.' : ''}`}
              checked={tier === 'universal'}
              disabled={isFixed}
              onChange={(event) =>
                writes.update({ tier: event.currentTarget.checked ? 'universal' : 'situational' })
              }
            />
          )}
          <Switch
            label="Reviewed"
            description="Someone on your team has checked it."
            checked={reviewed}
            disabled={isFixed}
            onChange={(event) => writes.update({ reviewed: event.currentTarget.checked })}
          />
          {agents.length > fewAgents ? (
            <MultiSelect
              label="Not used by"
              placeholder={excluded_agents.length === 0 ? 'All agents use it' : undefined}
              data={agentOptions(agents)}
              value={excluded_agents}
              disabled={isFixed}
              onChange={(chosen) => {
                for (const { slug } of agents)
                  if (chosen.includes(slug) !== excluded_agents.includes(slug))
                    writes.use(slug, !chosen.includes(slug))
              }}
              searchable
              hidePickedOptions
            />
          ) : (
            agents.map(({ slug, name }) => (
              <Switch
                key={slug}
                label={`Used by ${name}`}
                checked={!excluded_agents.includes(slug)}
                disabled={isFixed}
                onChange={(event) => writes.use(slug, event.currentTarget.checked)}
              />
            ))
          )}
        </Stack>
      </Section>
    </>
  )
}
