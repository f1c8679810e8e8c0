import type { ReadinessItem } from '@foyer/sdk'

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
  open_gaps: 'Answer open gaps',
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
