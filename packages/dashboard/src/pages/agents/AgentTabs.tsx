import { Link } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'
import classes from './AgentTabs.module.css'

const tabs = [
  { to: '/o/$org/agents/$slug/try', label: 'Try it' },
  { to: '/o/$org/agents/$slug/flow', label: 'Flow' },
  { to: '/o/$org/agents/$slug/embed', label: 'Embed' },
  { to: '/o/$org/agents/$slug/readiness', label: 'Readiness' },
] as const

export function AgentTabs({ slug }: { slug: string }) {
  const { slug: org } = useMembership()
  return (
    <nav className={classes.tabs} aria-label="This agent">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ org, slug }}
          className={classes.tab}
          activeOptions={{ includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
