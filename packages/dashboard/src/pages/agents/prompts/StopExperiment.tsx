import type { Agent, Experiment } from '@foyer/sdk'
import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { notifyDone } from '../../../parts/notify.tsx'

interface StopExperimentProps {
  agent: Agent
  experiment: Experiment
  versionOf: (templateId: number) => number | string
}

const none = 'none'

/** Ends it for good; the version that won, if one did, becomes the active one. */
export function StopExperiment({ agent, experiment, versionOf }: StopExperimentProps) {
  const foyer = useFoyer()
  const [winner, setWinner] = useState(none)
  const { id, name, status, arms } = experiment
  const stop = useWrite({
    write: () => foyer.experiments.stop(agent.slug, id, winner === none ? {} : { winner: Number(winner) }),
    touches: ['experiments', 'prompt_templates'],
    toldOnPage: true,
    onDone: () => notifyDone(`${name} was stopped.`),
  })
  return (
    <ConfirmButton
      size="xs"
      title={`Stop ${name}?`}
      confirm="Stop"
      onConfirm={() => stop.mutateAsync()}
      consequences={
        <Stack gap="sm">
          <Text>A stopped experiment cannot be started again. Conversations keep the version they have.</Text>
          {status === 'running' && (
            <Radio.Group label="New conversations use" value={winner} onChange={setWinner}>
              <Stack gap={6} mt={4}>
                <Radio value={none} label="the active version" />
                {arms.map(({ prompt_template_id }) => (
                  <Radio
                    key={prompt_template_id}
                    value={String(prompt_template_id)}
                    label={`version ${versionOf(prompt_template_id)} (mark as winner)`}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
        </Stack>
      }
    >
      Stop
    </ConfirmButton>
  )
}
