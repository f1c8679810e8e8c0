import type { ReadinessItem } from '@foyer/sdk'
import type { LinkProps } from '@tanstack/react-router'

type Key = ReadinessItem['key']

const titles: Record<Key, string> = {
  agent_archived: 'Restore the agent',
  organization_paused: 'End the pause',
  organization_unverified: 'Have the organization verified',
  no_knowledge: 'Add knowledge',
  languages_need_model: 'Set a model for its languages',
  sources_failed: 'Look after sources that could not be read',
  checks_failed: 'Look after standing checks that fail',
  open_gaps: 'Answer open gaps',
  no_services: 'Link services',
  profile_incomplete: 'Complete the profile of your organization',
  greeting_missing: 'Write a greeting for each language',
  fields_need_model: 'Set a model for what you wrote',
  flow_warning: 'Look at a warning of the flow',
  not_embedded: 'Allow your site to embed it',
}

/** More keys may come than this dashboard knows: the API's own words say enough. */
export const titleOf = ({ key, message }: ReadinessItem): string => titles[key] ?? message

/** Where it is fixed. What has no page here yet is set by the API, whose reference is linked instead. */
export function linkOf({ key }: ReadinessItem, org: string, slug: string): LinkProps | undefined {
  switch (key) {
    case 'organization_paused':
    case 'profile_incomplete':
      return { to: '/o/$org/settings/organization', params: { org } }
    case 'no_knowledge':
      return { to: '/o/$org/knowledge/sources', params: { org } }
    case 'sources_failed':
      return { to: '/o/$org/knowledge/sources', params: { org }, search: { status: 'failed' } }
    case 'checks_failed':
    case 'open_gaps':
      return { to: '/o/$org/knowledge/gaps', params: { org }, search: { agent: slug } }
    case 'not_embedded':
      return { to: '/o/$org/agents/$slug/embed', params: { org, slug } }
    default:
      return undefined
  }
}
