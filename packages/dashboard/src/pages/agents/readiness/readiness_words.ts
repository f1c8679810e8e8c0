import type { ReadinessItem } from '@foyer/sdk'

type Key = ReadinessItem['key']

const titles: Record<Key, string> = {
  agent_archived: 'Restore the agent',
  organization_paused: 'Resume the organization',
  organization_unverified: 'Have the organization verified',
  flow_error: 'Fix the flow',
  no_knowledge: 'Add knowledge',
  languages_need_model: 'Set a model for its languages',
  nobody_to_tell: 'Choose who is notified when a visitor wants a person',
  sources_failed: 'Check sources that could not be read',
  checks_failed: 'Fix failing standing checks',
  open_gaps: 'Answer open gaps',
  no_services: 'Link services',
  profile_incomplete: 'Complete the profile of your organization',
  greeting_missing: 'Write a greeting for each language',
  translation_missing: 'Translate the questions that visitors see',
  navigation_without_pages: 'Add pages that it can offer',
  deliverable_without_template: 'Add a template for its document',
  replies_without_choices: 'Add replies to suggest',
  prompt_warning: 'Review prompt warnings',
  fields_need_model: 'Set a model to use everything you wrote',
  flow_warning: 'Review flow warnings',
  not_embedded: 'Allow your site to embed it',
}

/** More keys may come than this dashboard knows: the API's own words say enough. */
export function titleOf({ key, message, count }: ReadinessItem): string {
  const title = titles[key] ?? message
  return count === undefined ? title : `${title} (${count})`
}

/** What the button says that leads to where it is fixed. */
const actions: Partial<Record<Key, string>> = {
  agent_archived: 'Open the agent',
  organization_paused: 'Open the organization',
  no_knowledge: 'Open sources',
  nobody_to_tell: 'Open notifications',
  sources_failed: 'Open failed sources',
  checks_failed: 'Open standing checks',
  open_gaps: 'Open gaps',
  profile_incomplete: 'Open the profile',
  not_embedded: 'Open Embed',
}

export const actionOf = ({ key }: ReadinessItem): string => actions[key] ?? 'Open the page'
