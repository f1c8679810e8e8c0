import { Text } from '@mantine/core'
import type { CitedEvidence } from '../evidence_texts.ts'
import classes from './EvidenceRow.module.css'
import { FactSource } from './FactSource.tsx'
import { PassageSource } from './PassageSource.tsx'

/** A piece of the knowledge that an answer is based on, and where it comes from. */
export function EvidenceRow({ evidence: { kind, id, text } }: { evidence: CitedEvidence }) {
  return (
    <div className={classes.row}>
      {text && (
        <Text size="sm" lineClamp={4}>
          {text}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={text ? 4 : 0}>
        <Origin kind={kind} id={id} />
      </Text>
    </div>
  )
}

function Origin({ kind, id }: Pick<CitedEvidence, 'kind' | 'id'>) {
  if (kind === 'fact') return <FactSource id={id} />
  if (kind === 'profile') return <span>Profile</span>
  if (kind === 'passage') return <PassageSource id={id} />
  return <span>Service {id}</span>
}
