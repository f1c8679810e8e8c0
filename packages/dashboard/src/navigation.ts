import {
  Bell,
  Bot,
  Building2,
  ChartColumn,
  CircleHelp,
  ContactRound,
  Database,
  House,
  KeyRound,
  Library,
  Lightbulb,
  ListTree,
  type LucideIcon,
  MessageSquareQuote,
  MessagesSquare,
  ScrollText,
  Sparkles,
  Tags,
  Target,
  Users,
  Webhook,
} from 'lucide-react'

/** The places of an organization, once: the sidebar, the palette and the keyboard lead to the same ones. */

export const navLinks = [
  { to: '/o/$org', label: 'Home', icon: House, key: 'h', group: null },
  { to: '/o/$org/agents', label: 'Agents', icon: Bot, key: 'a', group: null },
  { to: '/o/$org/conversations', label: 'Conversations', icon: MessagesSquare, key: 'c', group: null },
  { to: '/o/$org/leads', label: 'Leads', icon: Target, key: 'l', group: null },
  { to: '/o/$org/contacts', label: 'Contacts', icon: ContactRound, key: 'v', group: null },
  { to: '/o/$org/knowledge/gaps', label: 'Gaps', icon: CircleHelp, key: 'k', group: 'Knowledge' },
  { to: '/o/$org/knowledge/facts', label: 'Facts', icon: Lightbulb, key: 'f', group: 'Knowledge' },
  { to: '/o/$org/knowledge/sources', label: 'Sources', icon: Library, key: 's', group: 'Knowledge' },
  { to: '/o/$org/catalog', label: 'Catalog', icon: Tags, key: 'p', group: 'Knowledge' },
  {
    to: '/o/$org/knowledge/instructions',
    label: 'Instructions',
    icon: ListTree,
    key: null,
    group: 'Knowledge',
  },
  { to: '/o/$org/settings/audit-log', label: 'Audit log', icon: ScrollText, key: null, group: 'Settings' },
  { to: '/o/$org/settings/data', label: 'Data', icon: Database, key: null, group: 'Settings' },
  { to: '/o/$org/settings/members', label: 'Members', icon: Users, key: null, group: 'Settings' },
  { to: '/o/$org/settings/model', label: 'Model', icon: Sparkles, key: null, group: 'Settings' },
  {
    to: '/o/$org/settings/notifications',
    label: 'Notifications',
    icon: Bell,
    key: null,
    group: 'Settings',
  },
  {
    to: '/o/$org/settings/organization',
    label: 'Organization',
    icon: Building2,
    key: null,
    group: 'Settings',
  },
  {
    to: '/o/$org/settings/saved-replies',
    label: 'Saved replies',
    icon: MessageSquareQuote,
    key: null,
    group: 'Settings',
  },
  { to: '/o/$org/settings/usage', label: 'Usage', icon: ChartColumn, key: null, group: 'Settings' },
  { to: '/o/$org/settings/api', label: 'API', icon: KeyRound, key: null, group: 'Developers' },
  { to: '/o/$org/settings/webhooks', label: 'Webhooks', icon: Webhook, key: null, group: 'Developers' },
] as const satisfies readonly {
  to: `/o/$org${string}`
  label: string
  icon: LucideIcon
  /** After `g`. */
  key: string | null
  group: string | null
}[]

export type NavLink = (typeof navLinks)[number]
export const navGroups = [null, 'Knowledge', 'Settings', 'Developers'] as const
