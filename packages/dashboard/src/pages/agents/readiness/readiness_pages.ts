import type { ReadinessDetail, ReadinessItem } from '@foyer/sdk'

interface Place {
  org: string
  slug: string
}

type Key = ReadinessItem['key']

/** Where it is done, for what the API names only a call for. */
const pages: Partial<Record<Key, (place: Place) => string>> = {
  flow_error: ofAgent('flow'),
  languages_need_model: ofOrganization('settings/model'),
  no_services: ofOrganization('catalog'),
  greeting_missing: ofOrganization('catalog/identities'),
  translation_missing: ofAgent('flow'),
  navigation_without_pages: ofAgent('settings'),
  deliverable_without_template: ofOrganization('catalog/documents'),
  replies_without_choices: ofAgent('flow'),
  prompt_warning: ofAgent('prompts'),
  fields_need_model: ofOrganization('settings/model'),
  flow_warning: ofAgent('flow'),
}

export const pageOf = ({ key, href }: ReadinessItem, place: Place): string | undefined =>
  href ?? pages[key]?.(place)

/** The thing's own page, where it has one. */
export function pageOfDetail(
  key: Key,
  { href, id, title }: ReadinessDetail,
  place: Place,
): string | undefined {
  if (href !== undefined) return href
  if (key === 'prompt_warning') return `${ofAgent('prompts')(place)}?kind=${encodeURIComponent(title)}`
  if (key === 'no_services') return ofOrganization(`catalog/services/${id}`)(place)
  return undefined
}

function ofOrganization(path: string) {
  return ({ org }: Place) => `/o/${org}/${path}`
}

function ofAgent(path: string) {
  return ({ org, slug }: Place) => `/o/${org}/agents/${slug}/${path}`
}
