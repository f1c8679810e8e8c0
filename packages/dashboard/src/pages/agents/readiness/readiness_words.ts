import type { ReadinessItem } from '@foyer/sdk'

type Key = ReadinessItem['key']

/** Two of them where one alone is said otherwise. */
const titles: Record<Key, string | readonly [many: string, one: string]> = {
  agent_archived: 'Restore the agent',
  organization_paused: 'Resume the organization',
  organization_unverified: 'Have the organization verified',
  flow_error: 'Fix the flow',
  no_knowledge: 'Add knowledge',
  languages_need_model: 'Connect a model for its languages',
  nobody_to_tell: 'Choose who is notified when a visitor asks for a person',
  sources_failed: ['Check sources that could not be read', 'Check a source that could not be read'],
  checks_failed: ['Fix failing standing checks', 'Fix a failing standing check'],
  open_gaps: ['Answer open gaps', 'Answer an open gap'],
  no_services: 'Choose the services it may offer',
  profile_incomplete: 'Complete the profile of your organization',
  greeting_missing: 'Write a greeting for each language',
  translation_missing: [
    'Translate the questions that visitors see',
    'Translate a question that visitors see',
  ],
  navigation_without_pages: 'Add pages that it can offer',
  deliverable_without_template: 'Add a document for it to send',
  replies_without_choices: 'Add replies to suggest',
  prompt_warning: ['Review prompt warnings', 'Review a prompt warning'],
  fields_need_model: 'Connect a model to use everything you wrote',
  flow_warning: 'Review flow warnings',
  not_embedded: 'Allow your site to embed it',
}

/** More keys may come than this dashboard knows: the API's own words say enough. */
export function titleOf({ key, message, count }: ReadinessItem): string {
  const title = titles[key] ?? message
  const [many, one] = typeof title === 'string' ? [title] : title
  if (count === 1 && one !== undefined) return one
  return count === undefined ? many : `${many} (${count})`
}

/** What the button says that leads to where it is fixed. */
const actions: Partial<Record<Key, string>> = {
  agent_archived: 'Open agent',
  organization_paused: 'Open organization',
  flow_error: 'Edit flow',
  languages_need_model: 'Connect a model',
  no_services: 'Open services',
  greeting_missing: 'Open identities',
  translation_missing: 'Edit flow',
  navigation_without_pages: 'Open settings',
  deliverable_without_template: 'Open documents',
  replies_without_choices: 'Edit flow',
  prompt_warning: 'Edit prompts',
  fields_need_model: 'Connect a model',
  flow_warning: 'Edit flow',
  no_knowledge: 'Open sources',
  nobody_to_tell: 'Open notifications',
  sources_failed: 'View failed sources',
  checks_failed: 'View standing checks',
  open_gaps: 'View open gaps',
  profile_incomplete: 'Open profile',
  not_embedded: 'Open Embed',
}

export const actionOf = ({ key }: ReadinessItem): string => actions[key] ?? 'Open page'
