import { minorDigits } from '@foyer/contract/vocabulary'
import { type CatalogProposal, findUngrounded } from '@foyer/engine'
import type { DraftRequest } from '../../../engine_threads/draft_catalog.ts'
import { fromData } from '../as_data.ts'
import { isWordedLike, letters } from '../digest_stated.ts'
import type { Said } from './answer_schema.ts'

/** What a model proposes, as far as the facts that it names say it. */

interface Grounds {
  /** The texts of the facts, and what is known of the organization. */
  texts: string[]
  words: string
}

/** Undefined when a fact is named that was not shown, or none at all. */
export function groundsOf(
  fact_ids: readonly number[],
  facts: ReadonlyMap<number, string>,
  { material, organization }: DraftRequest,
): Grounds | undefined {
  if (fact_ids.length === 0 || fact_ids.some((id) => !facts.has(id))) return undefined
  const texts = [...fact_ids.map((id) => facts.get(id)!), organization.name, material.currency ?? '']
  return { texts, words: letters(texts.join(' ')) }
}

export function statedService(
  said: Said<'service'>,
  grounds: Grounds,
): CatalogProposal['payload'] | undefined {
  const name = lineOf(said.name)
  if (name === '' || !isWordedLike(name, grounds.words)) return undefined
  const prices = pricesOf(said, grounds)
  if (!prices) return undefined
  return {
    name,
    pricing_unit: said.pricing_unit,
    ...prices,
    ...filled('description', statedText(said.description, grounds)),
    ...filled('typical_duration', statedText(said.typical_duration, grounds)),
    ...listed('deliverables', said.deliverables, grounds),
    ...listed('good_fit_signals', said.good_fit_signals, grounds),
  }
}

const amount = /^\d{1,12}(\.\d{1,3})?$/
const code = /^[A-Z]{3}$/

/** Undefined when a price is named that no fact states. */
function pricesOf({ price_min, price_max, currency }: Said<'service'>, { texts }: Grounds) {
  const given = [price_min, price_max].filter((price) => price !== '')
  if (given.length === 0) return {}
  const stated = given.every(
    (price) => amount.test(price) && findUngrounded(`${price} ${currency}`, texts).length === 0,
  )
  if (!stated || !code.test(currency)) return undefined
  const minor = (price: string) => Math.round(Number(price) * 10 ** minorDigits(currency))
  return {
    ...(price_min !== '' && { price_min: minor(price_min) }),
    ...(price_max !== '' && { price_max: minor(price_max) }),
    currency,
  }
}

/** What the rules have measured stays; the model only puts it into better words. */
export function statedVoice(
  said: Said<'voice'>,
  measured: CatalogProposal['payload'],
  grounds: Grounds,
): CatalogProposal['payload'] {
  const shown = grounds.texts.join('\n').toLowerCase()
  const phrases = said.preferred_phrases.map(lineOf).filter((phrase) => shown.includes(phrase.toLowerCase()))
  const rules = said.tone_rules.map(lineOf).filter((rule) => isStated(rule, grounds))
  return {
    ...measured,
    ...filled('formality', statedText(said.formality, grounds)),
    ...(rules.length > 0 && { tone_rules: rules.slice(0, mostItems) }),
    ...(phrases.length > 0 && { preferred_phrases: phrases.slice(0, mostItems) }),
  }
}

/** A statement about the visitor has words of its own. */
const leastShareOfCriterion = 0.4

export function statedCriterion(
  { kind, description, guidance }: Said<'fit_criterion'>,
  grounds: Grounds,
): CatalogProposal['payload'] | undefined {
  const line = lineOf(description)
  if (!isStated(line, grounds) || !isWordedLike(line, grounds.words, leastShareOfCriterion)) return undefined
  return { kind, description: line, ...filled('guidance', statedText(guidance, grounds)) }
}

const mostItems = 8

const isStated = (text: string, { texts }: Grounds) => text !== '' && findUngrounded(text, texts).length === 0

/** Empty when it says something that the facts do not. */
const statedText = (text: string, grounds: Grounds) => (isStated(text, grounds) ? lineOf(text) : '')

const filled = (name: string, text: string) => (text === '' ? {} : { [name]: text })

function listed(name: string, items: readonly string[], grounds: Grounds) {
  const stated = items.map((item) => statedText(item, grounds)).filter((item) => item !== '')
  return stated.length === 0 ? {} : { [name]: stated.slice(0, mostItems) }
}

/** What no text can hold, and what a model put between its lines, is a space. */
const lineOf = (text: string) =>
  fromData(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
