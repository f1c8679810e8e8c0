import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import type { FoundPrice } from '../prices/price.ts'
import { sentencesIn } from '../text/block_sentences.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import type { ContentBlock } from '../text/sections.ts'
import { isVariant, pricedLines } from './from_lists.ts'
import { wholePrice } from './priced_line.ts'
import type { Standing } from './service_candidate.ts'

const mostLineWords = 14
const mostLeadWords = 4
/** "Eight evenings of 75 minutes, £136." */
const mostClosingWords = 10

/** What a customer says about a price. */
const quotation = /^\s*["“„«»‚‘]/u

/** The price that a section states of what its heading names, where it stands, and how sure it is. */
export interface SectionPrice {
  price: FoundPrice
  standing: Standing
  at: number
}

export function sectionPrice(
  name: string,
  blocks: readonly ContentBlock[],
  usual?: string,
): SectionPrice | undefined {
  return (
    firstOf(blocks, (block, next) => variants(block, usual) ?? priceLine(block, next, usual), 3) ??
    firstOf(blocks, (block) => statedPrice(block, name, usual), 2)
  )
}

function firstOf(
  blocks: readonly ContentBlock[],
  read: (block: ContentBlock, next: ContentBlock | undefined) => FoundPrice | undefined,
  standing: Standing,
): SectionPrice | undefined {
  for (const [at, block] of blocks.entries()) {
    const price = read(block, blocks[at + 1])
    if (price) return { price, standing, at }
  }
  return undefined
}

/** A line of its own that is a price: "From £450", "Preis: 120 € pro Stunde". Its unit may stand in the next line. */
function priceLine(
  block: ContentBlock,
  next: ContentBlock | undefined,
  usual?: string,
): FoundPrice | undefined {
  if (block.kind !== 'paragraph') return undefined
  for (const line of block.text.split('\n')) {
    const isShort = wordsIn(line).length <= mostLineWords && !quotation.test(line)
    const price = isShort ? wholePrice(line, usual) : undefined
    if (!price || wordsIn(line.slice(0, price.start)).length > mostLeadWords) continue
    const near = plainOf(line.slice(0, price.end + /^[^,.;(]*/u.exec(line.slice(price.end))![0].length))
    if (words.otherMoney.test(near) || words.charges.test(near)) continue
    if (/[.!?]$/.test(line) && words.spoken.test(plainOf(line))) continue
    return withUnitBelow(
      price,
      line,
      block.text.split('\n')[1] ?? (next?.kind === 'paragraph' ? next.text : ''),
    )
  }
  return undefined
}

function withUnitBelow(price: FoundPrice, line: string, below: string): FoundPrice {
  if (price.units.length > 0 || wordsIn(line.slice(price.end)).length > 0 || wordsIn(below).length > 6)
    return price
  const [joined] = findPrices(`${price.text} ${below}`)
  return joined && joined.units.length > 0 ? { ...price, units: joined.units, text: joined.text } : price
}

/** A list that only says how much of the same: the lowest to the highest. */
function variants(block: ContentBlock, usual?: string): FoundPrice | undefined {
  const lines = pricedLines(block, usual)
  const [first] = lines
  if (!first || !lines.every(isVariant)) return undefined
  const prices = lines.map(({ price }) => price)
  const months = prices.find(({ units }) => units.includes('month'))
  if (months) return months
  if (
    prices.some(
      ({ units, currency }) => units.join() !== first.price.units.join() || currency !== first.price.currency,
    )
  )
    return first.price
  const min = Math.min(...prices.map((price) => price.min))
  const { max: _, ...lowest } = first.price
  if (prices.some(({ max }) => max === undefined)) return { ...lowest, min }
  return { ...first.price, min, max: Math.max(...prices.map(({ max }) => max!)) }
}

const states = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${words.costs}|(?:fixed |festen? )?price(?: of| is)?|fixed fee(?: of| is)?|\p{L}*preis(?: von| beträgt| liegt bei)?|pauschal|for|für|at|zu|rate(?: of| is)?|we charge|fee(?: of| is)?)[\s:]*(?:(?:only|just|nur|about|around|approx\.?|ca\.?|etwa|rund|usually|in der regel|meist|a flat|pauschal|ab|from|zwischen|between|von)\s*)*$`,
  'u',
)

const subject = new RegExp(
  String.raw`^(?:(?:${words.articles})\s+)?(?<subject>[^,;:()]{2,60}?)\s+(?:${words.costs})\s`,
  'u',
)
const itself =
  /^(?:it|this|that|these|all|everything|they|es|das|dies|er|sie|alles|insgesamt|price|preis|the|der|die|dieser?s?|you|wir|we|package|paket|kurs|course|workshop|service|session|plan|teilnahme|participation)(?![\p{L}])/u

const label = /^([^:]{3,40}):\s*$/u
/** "The call-out fee is £60", "Die Einsatzpauschale beträgt 95 €". */
const namesPrice = /(?:pauschale|gebühr|preis|kosten|honorar|beitrag|fee|price|cost|rate)$/u

/** "The survey costs £120" below "Renovation" is not the price of the renovation. */
function isOfAnother(before: string, name: string): boolean {
  const named = subject.exec(`${before} `)?.groups?.subject ?? label.exec(before)?.[1]
  if (named === undefined || [itself, namesPrice, words.rates, words.parts].some((each) => each.test(named)))
    return false
  const own = wordsIn(plainOf(name)).filter((word) => word.length >= 4)
  const [first = ''] = wordsIn(named)
  const isKin = first.length >= 3 && own.some((word) => word.startsWith(first))
  return !isKin && !own.some((word) => named.includes(word.slice(0, 6)))
}

/** A sentence about the section's subject that states one price: "The audit costs £1,200." */
function statedPrice(block: ContentBlock, name: string, usual?: string): FoundPrice | undefined {
  if (block.kind !== 'paragraph') return undefined
  for (const sentence of sentencesIn(block)) {
    const plain = plainOf(sentence)
    const prices = findPrices(sentence, usual)
    const [price] = prices
    if (!price || words.otherMoney.test(plain) || words.examples.test(plain) || quotation.test(sentence))
      continue
    const before = plain.slice(0, price.start)
    if (isOfAnother(before, name)) continue
    const opens = wordsIn(before).length <= 2
    const closes =
      wordsIn(sentence.slice(price.end)).length === 0 && wordsIn(sentence).length <= mostClosingWords
    if (!opens && !closes && !states.test(before) && price.max !== undefined && price.units.length === 0)
      continue
    // "£250, or £200 when you book a wedding": the first is what it costs.
    if (prices.length === 1 || opens || prices.every(({ units }) => units.length > 0)) return price
    if (prices.some(({ units, currency }) => units.length > 0 || currency !== price.currency)) continue
    return wholePrice(sentence, usual)
  }
  return undefined
}
