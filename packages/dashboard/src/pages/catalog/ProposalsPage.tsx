import { type DraftStatus, draftKinds, draftStatuses } from '@foyer/contract/vocabulary'
import { Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Lightbulb, Search } from 'lucide-react'
import { lazy, useCallback } from 'react'
import { rowsOf, useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { useWrite } from '../../api/use_write.ts'
import { proposalFilters } from '../../filters.ts'
import { ConfirmButton } from '../../parts/ConfirmButton.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { FilterSelect } from '../../parts/FilterSelect.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Section } from '../../parts/Section.tsx'
import { labelOf } from '../../parts/statuses.ts'
import { TableSkeleton } from '../../parts/TableSkeleton.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import classes from './Catalog.module.css'
import { CatalogPage } from './CatalogPage.tsx'
import { ContradictionRow } from './proposals/ContradictionRow.tsx'
import { FlowProposalRow } from './proposals/FlowProposalRow.tsx'
import { GenerationProgress } from './proposals/GenerationProgress.tsx'
import { ProposalRow } from './proposals/ProposalRow.tsx'
import { kindTitles } from './proposals/proposal_text.ts'
import { useDecideAll } from './proposals/use_decide_all.ts'
import { draftStatusOf, useGenerations } from './proposals/use_generations.ts'
import { useOpenContradictions } from './proposals/use_open_contradictions.ts'

const EditProposal = lazy(async () => ({
  default: (await import('./proposals/EditProposal.tsx')).EditProposal,
}))
const route = getRouteApi('/o/$org/catalog/proposals')
const options = draftStatuses
  .filter((status) => status !== 'proposed')
  .map((value) => ({ value, label: labelOf(value) }))

/** What Foyer found in the sources, to be decided on. */
export function ProposalsPage() {
  const { status = 'proposed', edit } = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (changed: { status?: DraftStatus | undefined; edit?: string | undefined }) =>
      navigate({ search: (before) => proposalFilters({ ...before, ...changed }), replace: true }),
    [navigate],
  )
  const startEditing = useCallback((id: number) => change({ edit: String(id) }), [change])
  const { resourceDrafts, catalogGenerations } = useFoyer()
  const mayWrite = useDisabledReason('write') === null
  const drafts = useList(['resource_drafts', 'list', { status }], (cursor, options) =>
    resourceDrafts.list({ ...cursor, status }, options),
  )
  const generations = useGenerations()
  const all = useDecideAll()
  const generate = useWrite({
    write: (_, options) => catalogGenerations.create({}, options),
    touches: ['catalog_generations'],
  })
  const rows = rowsOf(drafts)
  const questions = generations.flowProposals.filter((each) => draftStatusOf[each.status] === status)
  const contradictions = useOpenContradictions(status === 'proposed' ? generations.contradictions : [])
  const isLoading = drafts.isPending || generations.isPending || contradictions.isPending
  const isEmpty = !isLoading && rows.length + questions.length + contradictions.open.length === 0
  const edited = rows.find(({ id }) => String(id) === edit)
  const isEditing = mayWrite && edited !== undefined
  const look = (
    <WriteButton
      variant={isEmpty ? 'filled' : 'default'}
      leftSection={<Search size={16} aria-hidden />}
      loading={generate.isPending || generations.running !== undefined}
      onClick={() => generate.send()}
    >
      Find proposals
    </WriteButton>
  )
  return (
    <CatalogPage
      title="Proposals"
      description="What Foyer found in your sources. Nothing is used until you accept it."
      actions={look}
    >
      <GenerationProgress running={generations.running} latest={generations.latest} />
      <Group justify="space-between" gap="sm">
        <FilterSelect
          label="Show"
          any="Open"
          options={options}
          value={status === 'proposed' ? undefined : status}
          onChange={(chosen) => change({ status: chosen, edit: undefined })}
        />
        {status === 'proposed' && rows.length > 1 && (
          <Group gap="xs">
            <ConfirmButton
              title="Dismiss all proposals?"
              consequences="They are not proposed again. You can still accept them under Dismissed."
              confirm="Dismiss all"
              onConfirm={() => all.dismiss.mutateAsync()}
            >
              Dismiss all
            </ConfirmButton>
            <WriteButton loading={all.accept.isPending} onClick={() => all.accept.send()}>
              Accept all
            </WriteButton>
          </Group>
        )}
      </Group>
      {isLoading && (
        <Section flush>
          <TableSkeleton columns={2} label="proposals" />
        </Section>
      )}
      {(drafts.error ?? generations.error) && (
        <ErrorNotice
          error={drafts.error ?? generations.error}
          title="Proposals could not be loaded"
          onRetry={() => {
            drafts.refetch()
            generations.refetch()
          }}
        />
      )}
      {isEmpty && !drafts.error && (
        <Section>
          {status === 'proposed' ? (
            <EmptyState icon={Lightbulb} title="No open proposals" action={look}>
              Foyer reads your sources and proposes services with prices, a voice, fit criteria and questions
              to ask visitors. You decide on each of them.
            </EmptyState>
          ) : (
            <EmptyState icon={Lightbulb} title={`Nothing has been ${status} yet`} />
          )}
        </Section>
      )}
      {draftKinds.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <Section key={kind} title={kindTitles[kind]} flush>
            <ul className={classes.rows}>
              {ofKind.map((draft) => (
                <ProposalRow
                  key={draft.id}
                  draft={draft}
                  refusal={all.refusals[draft.id]}
                  onEdit={startEditing}
                />
              ))}
            </ul>
          </Section>
        )
      })}
      <LoadMore query={drafts} />
      {questions.length > 0 && (
        <Section title="Questions for visitors" description="Changes to what an agent asks for." flush>
          <ul className={classes.rows}>
            {questions.map((proposal) => (
              <FlowProposalRow key={`${proposal.generation} ${proposal.number}`} proposal={proposal} />
            ))}
          </ul>
        </Section>
      )}
      {contradictions.open.length > 0 && (
        <Section title="Your sources say something different" flush>
          <ul className={classes.rows}>
            {contradictions.open.map((each) => (
              <ContradictionRow
                key={`${each.contradiction.generation} ${each.contradiction.number}`}
                {...each}
              />
            ))}
          </ul>
        </Section>
      )}
      <LazyDialog opened={isEditing}>
        {isEditing && (
          <EditProposal key={edited.id} draft={edited} onClose={() => change({ edit: undefined })} />
        )}
      </LazyDialog>
    </CatalogPage>
  )
}
