import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAttentionCounts } from '../../api/attention.ts'
import { countLabel } from '../../api/count_label.ts'
import { useMembership } from '../../api/organization.tsx'
import classes from '../../parts/LinkTabs.module.css'
import { useCurrentInSight } from '../../parts/use_current_in_sight.ts'

const tabs = [
  { to: '/o/$org/catalog', label: 'Services' },
  { to: '/o/$org/catalog/fit-criteria', label: 'Fit criteria' },
  { to: '/o/$org/catalog/voices', label: 'Voices' },
  { to: '/o/$org/catalog/identities', label: 'Identities' },
  { to: '/o/$org/catalog/documents', label: 'Documents' },
  { to: '/o/$org/catalog/proposals', label: 'Proposals' },
] as const

export function CatalogTabs() {
  const { slug: org } = useMembership()
  const open = useAttentionCounts().data?.proposed_drafts ?? 0
  const place = useCurrentInSight()
  return (
    <nav ref={place} className={classes.tabs} aria-label="Catalog">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ org }}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
          {label === 'Proposals' && open > 0 && (
            <span className={classes.count}>
              {countLabel(open)}
              <VisuallyHidden> open</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
