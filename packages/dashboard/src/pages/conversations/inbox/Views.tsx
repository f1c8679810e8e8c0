import { Link } from '@tanstack/react-router'
import { useAttentionCounts } from '../../../api/attention.ts'
import { countLabel } from '../../../api/count_label.ts'
import { useMembership } from '../../../api/organization.tsx'
import classes from '../../../parts/LinkTabs.module.css'
import { useCurrentInSight } from '../../../parts/use_current_in_sight.ts'
import type { InboxFilters } from './inbox_filters.ts'
import { searchFor, type View, viewLabels, viewOf } from './views.ts'

const views = Object.keys(viewLabels) as View[]

/** What there is to look after first. Whatever else is filtered stays filtered. */
export function Views({ filters }: { filters: InboxFilters }) {
  const { slug: org } = useMembership()
  const { data } = useAttentionCounts()
  const place = useCurrentInSight()
  const counts: Partial<Record<View, number | undefined>> = {
    unread: data?.unread_conversations,
    waiting: data?.waiting_conversations,
  }
  return (
    <nav ref={place} className={classes.tabs} aria-label="Views">
      {views.map((view) => (
        <Link
          key={view}
          to="/o/$org/conversations"
          params={{ org }}
          search={searchFor(view, filters)}
          replace
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: true }}
          // Also while more is filtered than the view does.
          aria-current={view === viewOf(filters) ? 'page' : undefined}
        >
          {viewLabels[view]}
          {counts[view] ? <span className={classes.count}>{countLabel(counts[view])}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
