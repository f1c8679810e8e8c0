import { useAttentionCounts } from '../api/attention.ts'
import { countLabel } from '../api/count_label.ts'
import { type NavLink, navGroups, navLinks } from '../navigation.ts'
import { SearchButton } from '../palette/SearchButton.tsx'
import { useCurrentInSight } from '../parts/use_current_in_sight.ts'
import { NavItem } from './NavItem.tsx'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import classes from './Sidebar.module.css'

export function Sidebar() {
  const { data } = useAttentionCounts()
  const places = useCurrentInSight<HTMLDivElement>()
  const {
    waiting_conversations: wanted = 0,
    open_gaps: gaps = 0,
    proposed_drafts: proposals = 0,
  } = data ?? {}
  const badges: Partial<Record<NavLink['to'], { count: string; meaning: string; urgent: boolean }>> = {
    ...(wanted > 0 && {
      '/o/$org/conversations': { count: countLabel(wanted), meaning: 'waiting for a person', urgent: true },
    }),
    ...(gaps > 0 && {
      '/o/$org/knowledge/gaps': { count: countLabel(gaps), meaning: 'open', urgent: false },
    }),
    ...(proposals > 0 && {
      '/o/$org/catalog': { count: countLabel(proposals), meaning: 'proposals', urgent: false },
    }),
  }
  return (
    <>
      <div className={classes.top}>
        <OrganizationSwitcher />
        <SearchButton />
      </div>
      <div ref={places} className={classes.places}>
        {navGroups.map((group) => (
          <div key={group} className={classes.group}>
            {group && <div className={classes.title}>{group}</div>}
            {navLinks
              .filter((link) => link.group === group)
              .map((link) => (
                <NavItem key={link.to} link={link} badge={badges[link.to]} />
              ))}
          </div>
        ))}
      </div>
      <div className={classes.bottom}>
        <PersonMenu />
      </div>
    </>
  )
}
