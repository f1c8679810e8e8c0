import { durationWords } from '../catalog/duration_words.ts'
import type { AgentService } from '../flow/agent_definition.ts'
import { interpolate } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { priceWords } from './price_words.ts'

/** A service for a visitor, in a few sentences. What the owner wrote for their agent stays out of it. */
export function serviceWords(service: AgentService, pack: PaperPack): string {
  const { name, description, typical_duration, deliverables = [] } = service
  const terms = [
    priceWords(service, pack),
    typical_duration &&
      interpolate(pack.service.duration, { duration: durationWords(typical_duration, pack.language) }),
  ].filter((term) => term)
  const head = terms.length === 0 ? name : `${name} (${terms.join(', ')})`
  const sentences = [
    description && sentence(description),
    deliverables.length > 0 && interpolate(pack.service.deliverables, { deliverables: joined(deliverables) }),
  ].filter((each) => each)
  return sentences.length === 0 ? head : `${head}: ${sentences.join(' ')}`
}

/** "Five measures, ranked" is one thing. */
const joined = (items: readonly string[]): string =>
  items.some((item) => item.includes(',')) ? items.join('; ') : items.join(', ')

const sentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
