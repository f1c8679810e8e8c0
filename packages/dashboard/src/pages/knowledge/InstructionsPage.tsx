import { ListTree } from 'lucide-react'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton.tsx'
import { AddInstruction } from './instructions/AddInstruction.tsx'
import { InstructionList } from './instructions/InstructionList.tsx'
import { useInstructions } from './instructions/use_instructions.ts'

/** How sources are turned into facts. */
export function InstructionsPage() {
  const { data: instructions, error, refetch } = useInstructions()
  return (
    <Page
      title="Instructions"
      description="Tell Foyer what to look for and what to leave out when it reads your sources. Instructions apply from the next sync."
      width="reading"
    >
      <AddInstruction />
      <Section flush>
        {error && <ErrorNotice error={error} title="Instructions could not be loaded" onRetry={refetch} />}
        {!instructions && !error && <TableSkeleton columns={1} rows={3} label="Instructions" />}
        {instructions?.length === 0 && (
          <EmptyState icon={ListTree} title="No instructions yet">
            For example: “Leave out job postings.” or “Always write prices with VAT.” Simple instructions work
            right away. Others require a language model, and the sync history shows which were not followed.
          </EmptyState>
        )}
        {instructions && instructions.length > 0 && <InstructionList instructions={instructions} />}
      </Section>
    </Page>
  )
}
