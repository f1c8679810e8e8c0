import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import classes from '../Catalog.module.css'
import { FactsToggle } from '../facts/FactsToggle.tsx'
import { applyEdits } from './apply_edits.ts'
import { EditQuestion } from './EditQuestion.tsx'
import { labelsOf, titleOf } from './slot_options.ts'
import { draftStatusOf, type FlowProposal } from './use_generations.ts'

const touches = ['catalog_generations', 'flow', 'agents']

/** A proposed question to visitors: what it would ask, and of which agent. */
export function FlowProposalRow({ proposal }: { proposal: FlowProposal }) {
  const foyer = useFoyer()
  const agentName = useAgentName()
  const [isEditing, setEditing] = useState(false)
  const { generation, number, agent, summary, edits, fact_ids } = proposal
  const status = draftStatusOf[proposal.status]
  const accept = useWrite({
    write: () => applyEdits(foyer, agent, edits),
    touches,
    toldOnPage: true,
    onDone: () => notifyDone(`${agentName(agent)} will ask for it from now on.`),
  })
  const dismiss = useWrite({
    write: () => foyer.catalogGenerations.dismiss(generation, { finding: 'flow_proposal', number }),
    touches: ['catalog_generations'],
    onDone: () => notifyDone('The proposal was dismissed. You can find it under Dismissed.'),
  })
  return (
    <li className={classes.row} aria-label={summary}>
      <Stack gap={4} className={classes.words}>
        <Text fw={600}>{summary}</Text>
        <Text size="sm" c="dimmed">
          {agentName(agent)}
        </Text>
        {edits.map((edit) => {
          const labels = labelsOf(edit)
          return (
            labels.length > 0 && (
              <Text key={`${edit.operation} ${edit.id}`} size="sm">
                {titleOf(edit) && `${titleOf(edit)}: `}
                {labels.join(' · ')}
              </Text>
            )
          )
        })}
        <FactsToggle ids={fact_ids} />
        {accept.error != null && <ErrorNotice error={accept.error} title="It cannot be accepted as it is" />}
      </Stack>
      <Group gap="xs">
        {status && status !== 'proposed' && <StatusBadge status={status} />}
        {(status === 'proposed' || status === 'dismissed') && (
          <WriteButton
            size="xs"
            loading={accept.isPending}
            onClick={() => accept.send()}
            aria-label={`Accept ${summary}`}
          >
            Accept
          </WriteButton>
        )}
        {status === 'proposed' && (
          <WriteButton
            variant="default"
            size="xs"
            onClick={() => setEditing(true)}
            aria-label={`Edit ${summary}`}
          >
            Edit
          </WriteButton>
        )}
        {status === 'proposed' && (
          <WriteButton
            variant="default"
            size="xs"
            loading={dismiss.isPending}
            onClick={() => dismiss.send()}
            aria-label={`Dismiss ${summary}`}
          >
            Dismiss
          </WriteButton>
        )}
      </Group>
      {isEditing && <EditQuestion proposal={proposal} onClose={() => setEditing(false)} />}
    </li>
  )
}
