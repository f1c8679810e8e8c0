import type { Agent, PromptTemplate } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import type { PromptKind } from '../../../parts/prompt_kinds.ts'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { ExperimentForm } from './ExperimentForm.tsx'
import { ExperimentRow } from './ExperimentRow.tsx'
import classes from './Prompts.module.css'
import { useExperiments } from './use_prompts.ts'

interface ExperimentsSectionProps {
  agent: Agent
  kind: PromptKind
  versions: PromptTemplate[]
}

/** Two or more versions shared out among new conversations. */
export function ExperimentsSection({ agent, kind, versions }: ExperimentsSectionProps) {
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useExperiments(agent.slug)
  const rows = data?.filter((each) => each.kind === kind) ?? []
  const live = versions.filter(({ archived }) => !archived)
  return (
    <Section
      title="Experiments"
      flush={rows.length > 0 && !isCreating}
      actions={
        !isCreating &&
        !agent.archived &&
        live.length >= 2 && (
          <WriteButton size="xs" variant="default" onClick={() => setCreating(true)}>
            Create experiment
          </WriteButton>
        )
      }
    >
      {isCreating && (
        <ExperimentForm agent={agent} kind={kind} versions={live} onClose={() => setCreating(false)} />
      )}
      {error && !data && (
        <ErrorNotice error={error} title="The experiments could not be loaded" onRetry={() => refetch()} />
      )}
      {!data && !error && <TextSkeleton lines={2} label="the experiments" />}
      {data && rows.length === 0 && !isCreating && (
        <Text size="sm" c="dimmed">
          {live.length < 2
            ? 'An experiment splits new conversations between versions. Write a second version to start one.'
            : 'An experiment splits new conversations between versions, so that you can compare them.'}
        </Text>
      )}
      {rows.length > 0 && !isCreating && (
        <ul className={classes.rows}>
          {rows.map((experiment) => (
            <ExperimentRow key={experiment.id} agent={agent} experiment={experiment} versions={versions} />
          ))}
        </ul>
      )}
    </Section>
  )
}
