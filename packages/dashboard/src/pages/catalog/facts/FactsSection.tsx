import type { DraftKind } from '@foyer/contract/vocabulary'
import { Text } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { FactsBehind } from './FactsBehind.tsx'
import { useProposalOf } from './use_proposal_of.ts'

/** What an object of the catalog was proposed from. */
export function FactsSection({ kind, id }: { kind: DraftKind; id: number }) {
  const { data, isPending } = useProposalOf(kind, id)
  const ids = data?.fact_ids ?? []
  return (
    <Section title="Source">
      {isPending && <TextSkeleton lines={2} label="the facts" />}
      {!isPending && ids.length === 0 && (
        <Text size="sm" c="dimmed">
          {data ? 'The proposal was not based on any facts.' : 'Added by your team.'}
        </Text>
      )}
      {ids.length > 0 && <FactsBehind ids={ids} />}
    </Section>
  )
}
