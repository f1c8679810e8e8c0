import { fitKinds } from '@foyer/contract/vocabulary'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Target } from 'lucide-react'
import { lazy } from 'react'
import { rowsOf, useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { criterionFilters } from '../../filters.ts'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { LoadMore } from '../../parts/LoadMore.tsx'
import { Section } from '../../parts/Section.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import classes from './Catalog.module.css'
import { CatalogPage } from './CatalogPage.tsx'
import { CriterionRow } from './criteria/CriterionRow.tsx'
import { kindWords } from './criteria/criterion_words.ts'

const CriterionDialog = lazy(async () => ({
  default: (await import('./criteria/CriterionDialog.tsx')).CriterionDialog,
}))
const route = getRouteApi('/o/$org/catalog/fit-criteria')

/** What makes a visitor a good one, by kind. */
export function FitCriteriaPage() {
  const { archived, create, edit } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: { archived?: 'yes' | undefined; create?: string; edit?: string }) =>
    navigate({ search: (before) => criterionFilters({ ...before, ...changed }), replace: true })
  const foyer = useFoyer()
  const mayWrite = useDisabledReason('write') === null
  const criteria = useList(['fit_criteria', 'list', { archived }], (cursor, options) =>
    foyer.fitCriteria.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const rows = rowsOf(criteria)
  const edited = rows.find(({ id }) => String(id) === edit)
  const isOpen = mayWrite && (create === 'yes' || edited !== undefined)
  const add = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => change({ create: 'yes' })}>
      Add criterion
    </WriteButton>
  )
  return (
    <CatalogPage
      title="Fit criteria"
      description="How agents rate each visitor’s fit at the end of a conversation."
      actions={add}
    >
      {criteria.isPending && (
        <Section flush>
          <TableSkeleton columns={2} label="fit criteria" />
        </Section>
      )}
      {criteria.isError && rows.length === 0 && (
        <ErrorNotice
          error={criteria.error}
          title="Fit criteria could not be loaded"
          onRetry={() => criteria.refetch()}
        />
      )}
      {criteria.isSuccess && rows.length === 0 && (
        <Section>
          <EmptyState icon={Target} title="No fit criteria yet" action={add}>
            Describe the visitors you want: a team size, a budget, a decision they are about to make. Each
            lead then shows how well it fits.
          </EmptyState>
        </Section>
      )}
      {fitKinds.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <Section key={kind} title={kindWords[kind].label} description={kindWords[kind].meaning} flush>
            <ul className={classes.rows}>
              {ofKind.map((criterion) => (
                <CriterionRow
                  key={criterion.id}
                  criterion={criterion}
                  onEdit={() => change({ edit: String(criterion.id) })}
                />
              ))}
            </ul>
          </Section>
        )
      })}
      <LoadMore query={criteria} />
      <ArchivedSwitch what="criteria" archived={archived} onChange={(yes) => change({ archived: yes })} />
      <LazyDialog opened={isOpen}>
        {isOpen && (
          <CriterionDialog
            key={edited?.id ?? 'new'}
            criterion={edited}
            onClose={() =>
              navigate({
                search: (before) => ({ ...before, create: undefined, edit: undefined }),
                replace: true,
              })
            }
          />
        )}
      </LazyDialog>
    </CatalogPage>
  )
}
