import type { AgentService } from '../../flow/agent_definition.ts'
import { priceOf } from '../../prompts/price.ts'
import type { TurnSetting } from '../setting.ts'
import { asLine } from './tags.ts'

/** What the organization has told in fields: it is at hand in every phase, whatever is asked. */
export function organizationText({ flow, organization }: Pick<TurnSetting, 'flow' | 'organization'>): string {
  const { website, email, phone, address, links = [], opening_hours, office_hours, timezone } = organization
  return [
    list('Services:', flow.services.map(serviceLine)),
    field('Telephone', phone),
    field('Email', email),
    field('Address', address?.trim().replaceAll(/\s*\n\s*/g, ', ')),
    field('Website', website),
    ...links.map(({ title, url }) => field(asLine(title), url)),
    list('Opening hours:', opening_hours),
    list('When the team answers messages:', office_hours),
    opening_hours.length + office_hours.length > 0 ? `Times are local (${timezone}).` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function serviceLine(service: AgentService): string {
  const { name, description, positioning, typical_duration, deliverables, guidelines, good_fit_signals } =
    service
  return [
    `${name}:`,
    description,
    positioning,
    headed('Price', priceOf(service)),
    headed('Takes', typical_duration),
    headed('Includes', deliverables?.join('; ')),
    headed('Suggest it when', good_fit_signals?.join('; ')),
    headed('For you only', guidelines),
  ]
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part : asSentence(part!)))
    .join(' ')
}

const headed = (heading: string, text: string | null | undefined) => (text ? `${heading}: ${text}` : '')

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const field = (name: string, value: string | undefined) => (value ? `${name}: ${value}` : '')

const list = (heading: string, items: readonly string[]) =>
  items.length > 0 ? [heading, ...items.map((item) => `- ${item}`)].join('\n') : ''
