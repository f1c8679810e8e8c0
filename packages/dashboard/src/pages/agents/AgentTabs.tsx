import { Link, useLocation } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'
import { useModelProvider } from '../../api/use_has_model.ts'
import classes from '../../parts/LinkTabs.module.css'
import { useCurrentInSight } from '../../parts/use_current_in_sight.ts'

const tabs = [
  { to: '/o/$org/agents/$slug/try', label: 'Try it' },
  { to: '/o/$org/agents/$slug/appearance', label: 'Appearance' },
  { to: '/o/$org/agents/$slug/flow', label: 'Flow' },
  { to: '/o/$org/agents/$slug/prompts', label: 'Prompts', needsModel: true },
  { to: '/o/$org/agents/$slug/embed', label: 'Embed' },
  { to: '/o/$org/agents/$slug/readiness', label: 'Readiness' },
  { to: '/o/$org/agents/$slug/settings', label: 'Settings' },
] as const

export function AgentTabs({ slug }: { slug: string }) {
  const { slug: org } = useMembership()
  const provider = useModelProvider()
  const place = useCurrentInSight()
  const hasModel = provider !== undefined && provider !== 'builtin'
  const isThere = useLocation({ select: ({ pathname }) => pathname.endsWith('/prompts') })
  // Without a model prompts do nothing: then they are under "Advanced" in the agent's menu.
  const shown = tabs.filter((tab) => hasModel || isThere || !('needsModel' in tab))
  return (
    <nav ref={place} className={classes.tabs} aria-label="This agent">
      {shown.map(({ to, label }) => (
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
