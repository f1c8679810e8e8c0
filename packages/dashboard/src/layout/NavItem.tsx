import { VisuallyHidden } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import type { NavLink } from '../navigation.ts'
import classes from './Sidebar.module.css'

interface NavItemProps {
  link: NavLink
  badge?: { count: string; meaning: string; urgent: boolean } | undefined
}

export function NavItem({ link: { to, label, icon: Icon }, badge }: NavItemProps) {
  const { org } = useParams({ from: '/o/$org' })
  return (
    <Link
      to={to}
      params={{ org }}
      className={classes.item}
      activeOptions={{ exact: to === '/o/$org', includeSearch: false }}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className={classes.label}>{label}</span>
      {badge && (
        <span className={classes.count} data-urgent={badge.urgent}>
          {badge.count}
          <VisuallyHidden> {badge.meaning}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
