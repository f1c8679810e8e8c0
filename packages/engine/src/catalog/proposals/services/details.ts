import { capitalize } from '../../../knowledge/digest/plain.ts'
import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import { sentencesIn } from '../text/block_sentences.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import { type Duration, findDurations, statedDuration, wholeDuration } from '../text/read_duration.ts'
import type { ContentBlock } from '../text/sections.ts'

/** What a section tells about the service that it describes, besides its price. */
export interface ServiceDetails {
  description?: string
  duration?: Duration
  deliverables: string[]
  signals: string[]
}

const longestDescription = 300
const mostDeliverables = 8
const mostSignals = 3
const longestItem = 140
const start = (source: string) => new RegExp(String.raw`^(?:${source})(?:(?<=\s)|(?![\p{L}\d]))[\s:]*`, 'u')
const included = start(words.included)
const includedAnywhere = new RegExp(String.raw`(?<![\p{L}\d])(?:${words.included})[^.]{0,40}:$`, 'u')
const suits = start(words.suits)
const forWhom = /^(?:for|für)\s/u
/** A line below the name, such as "For growing teams". */
const isTagline = (sentence: string): boolean => wordsIn(sentence).length <= 8 && !/[.!?:]$/.test(sentence)

export function detailsOf(blocks: readonly ContentBlock[]): ServiceDetails {
  const sentences = blocks.flatMap(sentencesIn)
  const signals = sentences.flatMap((sentence) => signalOf(sentence) ?? []).slice(0, mostSignals)
  const description = descriptionOf(sentences)
  const duration = durationOf(blocks, sentences)
  return {
    ...(description !== undefined && { description }),
    ...(duration && { duration }),
    deliverables: deliverablesOf(blocks, sentences),
    signals,
  }
}

/** Also of money that is no price, such as a deposit. */
const money = /[€£$]\s?\d|\d\s?(?:€|£|euro|eur|chf|franken)/i

/** The first sentence or two, as written, that say what it is. */
export function descriptionOf(sentences: readonly string[]): string | undefined {
  const telling = sentences.filter(
    (sentence) =>
      /[.!]$/.test(sentence) && wordsIn(sentence).length >= 3 && !money.test(sentence) && !signalOf(sentence),
  )
  const [first, second] = telling
  if (first === undefined || first.length > longestDescription) return undefined
  const both = second === undefined ? first : `${first} ${second}`
  return both.length <= longestDescription && sentences.indexOf(second ?? '') === sentences.indexOf(first) + 1
    ? both
    : first
}

function signalOf(sentence: string): string | undefined {
  const plain = plainOf(sentence)
  const [lead] = suits.exec(plain) ?? (isTagline(sentence) ? forWhom.exec(plain) : null) ?? []
  if (lead === undefined) return undefined
  const rest = sentence
    .slice(lead.length)
    .replace(/^[,\s]+/u, '')
    .replace(/[.!\s]+$/u, '')
  // "Für alle, die …": what they are follows.
  return wordsIn(rest).length >= 1 && rest.length <= longestItem ? capitalize(rest) : undefined
}

function durationOf(blocks: readonly ContentBlock[], sentences: readonly string[]): Duration | undefined {
  const lines = blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.map(({ text }) => text)
      : block.kind === 'paragraph'
        ? block.text.split('\n')
        : [],
  )
  const several = lengthsOf(lines.filter((line) => findPrices(line).length > 0))
  if (several) return several
  const short = lines.filter((line) => wordsIn(line).length <= 8)
  return (
    short.flatMap((line) => statedDuration(line) ?? [])[0] ??
    short.flatMap((line) => wholeDuration(line.replace(/^[^:]{0,20}:\s*/u, '')) ?? [])[0] ??
    sentences.flatMap((sentence) => statedDuration(sentence) ?? besidePrice(sentence) ?? [])[0]
  )
}

/** "30 minutes: £35" and "60 minutes: £60": from the shortest to the longest. */
function lengthsOf(lines: readonly string[]): Duration | undefined {
  const durations = lines.flatMap((line) => wholeDuration(line.replace(/[:–—-].*$/u, '')) ?? [])
  const [first] = durations
  if (!first || durations.length < 2 || durations.some(({ unit }) => unit !== first.unit)) return undefined
  return {
    ...first,
    low: Math.min(...durations.map(({ low }) => low)),
    high: Math.max(...durations.map(({ high }) => high)),
  }
}

/** "£35 per person, about two hours." and "Five hours, 250 pictures." */
function besidePrice(sentence: string): Duration | undefined {
  const [first] = findDurations(sentence)
  if (!first || (first.unit !== 'minute' && first.unit !== 'hour')) return undefined
  if (first.start <= 1) return first
  const prices = findPrices(sentence)
  // "£12 an hour" is a price.
  const isPart = prices.some(({ start, end }) => start <= first.start && first.end <= end)
  return prices.length > 0 && !isPart && !words.otherMoney.test(plainOf(sentence)) ? first : undefined
}

function deliverablesOf(blocks: readonly ContentBlock[], sentences: readonly string[]): string[] {
  const lists = blocks.flatMap((block, at) =>
    block.kind === 'list' ? [{ list: block, before: blocks[at - 1] }] : [],
  )
  const announced = lists.find(({ before }) => before?.kind === 'paragraph' && isAnnouncement(before.text))
  const { list } = announced ?? lists.find(({ before }) => !isOtherPart(before)) ?? {}
  const items = (list?.items ?? [])
    .filter(({ depth }) => depth === 0)
    .map(({ text }) => text.replace(/[;,.]$/u, '').trim())
  const usable = items.filter(
    (item) =>
      item.length <= longestItem && !/[?!]$/.test(item) && findPrices(item).length === 0 && !isKeyValue(item),
  )
  if (usable.length > 0 && usable.length * 2 >= items.length) return usable.slice(0, mostDeliverables)
  return sentences.flatMap(namedInSentence).slice(0, mostDeliverables)
}

const isAnnouncement = (text: string): boolean => {
  const plain = plainOf(text)
  return included.test(plain) || includedAnywhere.test(plain)
}

const tells = /^(?:wobei|das übernehmen|typische|typical|how we help|what we do|themen)/u

/** "How it works": what is listed below is not what a client gets. */
function isOtherPart(before: ContentBlock | undefined): boolean {
  if (before?.kind !== 'paragraph') return false
  const plain = plainOf(before.text).replace(/[\s:?.!]+$/u, '')
  return words.parts.test(plain) && !isAnnouncement(plain) && !tells.test(plain)
}

/** "Duration: 60 minutes" is a property, nothing that a client gets. */
const isKeyValue = (item: string): boolean =>
  /^\p{L}[\p{L} ]{1,20}:\s/u.test(item) &&
  (words.parts.test(plainOf(item.split(':', 1)[0]!)) ||
    wholeDuration(item.replace(/^[^:]*:\s*/u, '')) !== undefined)

/** "Includes wash, cut and blow-dry." */
function namedInSentence(sentence: string): string[] {
  const [lead] = included.exec(plainOf(sentence)) ?? []
  if (lead === undefined) return []
  const parts = sentence
    .slice(lead.length)
    .replace(/[.!]$/u, '')
    .split(/,\s+(?:and |und )?|\s+(?:and|und|sowie)\s+/u)
    .map((part) => part.trim())
  return parts.length >= 2 && parts.every((part) => part !== '' && wordsIn(part).length <= 6)
    ? parts.map(capitalize)
    : []
}
