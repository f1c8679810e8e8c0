import type { ReadinessItem } from '@foyer/sdk'
import type { LinkProps } from '@tanstack/react-router'

type Key = ReadinessItem['key']

const titles: Record<Key, string> = {
  agent_archived: 'Restore the agent',
  organization_paused: 'End the pause',
  organization_unverified: 'Have the organization verified',
  flow_error: 'Repair the flow',
  no_knowledge: 'Add knowledge',
  languages_need_model: 'Set a model for its languages',
  nobody_to_tell: 'Choose who is told when a visitor wants a person',
  sources_failed: 'Look after sources that could not be read',
  checks_failed: 'Look after standing checks that fail',
  open_gaps: 'Answer what visitors asked',
  no_services: 'Link services',
  profile_incomplete: 'Complete the profile of your organization',
  greeting_missing: 'Write a greeting for each language',
  translation_missing: 'Translate what visitors see of your slots',
  navigation_without_pages: 'Add the pages that it may open',
  deliverable_without_template: 'Add a template for its document',
  replies_without_choices: 'Give it replies to suggest',
  prompt_warning: 'Look at the warnings of your prompts',
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
