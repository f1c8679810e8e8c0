import type { Agent, Experiment, PromptTemplate } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import classes from './Prompts.module.css'
import { experimentWords, numberOf } from './prompt_words.ts'
import { StopExperiment } from './StopExperiment.tsx'

interface ExperimentRowProps {
  agent: Agent
  experiment: Experiment
  versions: PromptTemplate[]
}

export function ExperimentRow({ agent, experiment, versions }: ExperimentRowProps) {
  const foyer = useFoyer()
  const { id, name, status } = experiment
  const start = useWrite({
    write: () => foyer.experiments.start(agent.slug, id),
    touches: ['experiments'],
    onDone: () => notifyDone(`${name} is running. New conversations take part.`),
  })
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {experimentWords(experiment, versions)}
        </Text>
      </div>
      {status !== 'stopped' && !agent.archived && (
        <Group gap="xs">
          {status === 'draft' && (
            <WriteButton size="xs" variant="default" loading={start.isPending} onClick={() => start.send()}>
              Start
            </WriteButton>
          )}
          <StopExperiment
            agent={agent}
            experiment={experiment}
            versionOf={(templateId) => numberOf(templateId, versions)}
          />
        </Group>
      )}
    </li>
  )
}
