import { countLabel, useOpenGaps, usePersonsWanted } from '../api/attention.ts'
import { groups, type Place, places } from '../navigation.ts'
import { SearchButton } from '../palette/SearchButton.tsx'
import { NavItem } from './NavItem.tsx'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import classes from './Sidebar.module.css'

export function Sidebar() {
  const wanted = usePersonsWanted().data?.length ?? 0
  const gaps = useOpenGaps().data?.length ?? 0
  const badges: Partial<Record<Place['to'], { count: string; meaning: string; urgent: boolean }>> = {
    ...(wanted > 0 && {
      '/o/$org/conversations': { count: countLabel(wanted), meaning: 'want a person', urgent: true },
    }),
    ...(gaps > 0 && {
      '/o/$org/knowledge/gaps': { count: countLabel(gaps), meaning: 'open', urgent: false },
    }),
  }
  return (
    <>
      <div className={classes.top}>
        <OrganizationSwitcher />
        <SearchButton />
      </div>
      <div className={classes.places}>
        {groups.map((group) => (
          <div key={group} className={classes.group}>
            {group && <div className={classes.title}>{group}</div>}
            {places
              .filter((place) => place.group === group)
              .map((place) => (
                <NavItem key={place.to} place={place} badge={badges[place.to]} />
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
