import type { Organization, OrganizationFinding } from '@foyer/sdk'
import { capitalized } from '../../../parts/capitalized.ts'
import { languageName } from '../../../parts/languages.ts'

type Profile = Organization['profile']
type Hours = NonNullable<Profile['opening_hours']>
type Links = NonNullable<Profile['links']>

/** What was found about the organization, as people read it. */

export const fieldNames: Record<OrganizationFinding['field'], string> = {
  name: 'Name',
  logo: 'Logo',
  colours: 'Colors',
  languages: 'Languages',
  timezone: 'Time zone',
  currency: 'Currency',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  opening_hours: 'Opening hours',
  links: 'Links',
  description: 'Description',
}

export function findingText({ field, value }: Pick<OrganizationFinding, 'field' | 'value'>): string {
  switch (field) {
    case 'languages':
      return (value as string[]).map(languageName).join(', ')
    case 'colours':
      return (value as string[]).join(', ')
    case 'opening_hours':
      return (value as Hours).map(hoursText).join('\n')
    case 'links':
      return (value as Links).map(({ title }) => title).join(', ')
    default:
      return String(value)
  }
}

const hoursText = ({ days, opens, closes, note }: Hours[number]) =>
  `${days.map(capitalized).join(', ')}: ${opens} to ${closes}${note ? ` (${note})` : ''}`

/** One finding a field: they come the best first. */
export function bestFindings(findings: OrganizationFinding[]): OrganizationFinding[] {
  const best = new Map<string, OrganizationFinding>()
  for (const finding of findings) if (!best.has(finding.field)) best.set(finding.field, finding)
  return [...best.values()]
}
