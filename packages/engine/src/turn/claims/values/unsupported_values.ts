import { isMoney, type Mention, mentionsIn, type Quantity, type Value } from '../../../values/index.ts'
import type { Grounds } from '../grounds.ts'
import { type KnownTexts, typedTexts } from '../known_texts.ts'
import type { ClaimWords } from '../language/claim_words.ts'
import { claimLanguages } from '../language/index.ts'
import { follows, type Given } from './arithmetic/index.ts'
import { type Day, dayAfter, dayOf } from './calendar.ts'
import { equationsIn } from './equations.ts'
import { isFree } from './free.ts'
import { addOperands, noOperands, type Operands, spokenOperands } from './operands.ts'
import { isSame, isStated, type Stated } from './stated.ts'

/** A text of the reply or of the visitor, and which of its values have a ground so far. */
interface Named {
  text: string
  grounded: Mention[]
  open: Mention[]
}

/** The values of a sentence that nothing states and that follow from nothing. */
export function unsupportedValues(sentence: string, grounds: Grounds): Mention[] {
  const today = dayOf(grounds.today)
  const stated: Stated = { known: grounds.known, said: wordsOf(grounds.said), today }
  const own = namedIn(sentence, stated)
  const wrong = contradictionsOf(sentence, [...own.grounded, ...own.open], today)
  if (wrong.length > 0 || own.open.length === 0) return wrong
  const named = [
    ...grounds.reply.filter((other) => other !== sentence).map((other) => namedIn(other, stated)),
    own,
  ]
  const givenFor = contextOf(named, grounds, today)
  for (let step = 0; step < mostSteps && own.open.length > 0; step++) {
    const near = nearOf(named, stated.said)
    if (!groundMore(named, (text) => ({ near, ...givenFor(text) }))) break
  }
  return own.open
}

/** "£84 and £10 for helmets, £94 together": each follows from what was worked out before. */
const mostSteps = 4

const cue = (sourceOf: (words: ClaimWords) => string) =>
  new RegExp(claimLanguages.map(sourceOf).join('|'), 'iu')
const onTop = cue((words) => words.onTop)
const adding = cue((words) => words.adding)
const saving = cue((words) => words.saving)
const again = cue((words) => words.again)
const monthEnd = cue((words) => words.monthEnd)

/** What the known lines say to each text, looked up once, and only where it is needed. */
function contextOf(named: readonly Named[], { known, said, reply }: Grounds, today: Day) {
  const contexts = new Map<number, Omit<Given, 'near'>>()
  const conversation = [...reply, ...said].join('\n')
  return (at: number): Omit<Given, 'near'> => {
    const before = contexts.get(at)
    if (before !== undefined) return before
    const { text } = named[at]!
    const words = `${text}\n${conversation}`
    const context = {
      spoken: spokenOperands(known, queriesOf(text, said.at(-1) ?? '', reply)),
      today,
      cues: {
        isOnTop: onTop.test(words),
        isMonthEnd: monthEnd.test(words),
        isAdding: adding.test(text),
        isSaving: saving.test(text),
        isAgain: again.test(text),
      },
    }
    contexts.set(at, context)
    return context
  }
}

/** What may say of what a figure is: the sentence with the question before it, each of them, or a part of it. */
const queriesOf = (text: string, message: string, reply: readonly string[]): string[] => [
  `${text}\n${message}`,
  message,
  reply.join('\n'),
  ...clausesOf(text),
]

const clausesOf = (text: string) => text.split(/[,;:–—]|(?<!\p{L})(?:and|und|plus)(?!\p{L})/u)

const wordsOfVisitors = new WeakMap<readonly string[], { count: number; texts: KnownTexts }>()

function wordsOf(said: readonly string[]): KnownTexts {
  const before = wordsOfVisitors.get(said)
  if (before?.count === said.length) return before.texts
  const texts = typedTexts(said)
  wordsOfVisitors.set(said, { count: said.length, texts })
  return texts
}

function namedIn(text: string, stated: Stated): Named {
  const mentions = mentionsIn(text)
  const open = mentions.filter((mention) => !hasGround(mention, text, stated))
  return { text, open, grounded: mentions.filter((mention) => !open.includes(mention)) }
}

const hasGround = (mention: Mention, text: string, stated: Stated): boolean =>
  isFree(mention, text, stated.today) || isStated(mention, stated) || isWritten(mention, stated)

/** Word for word, whatever it means. A bare number would be found everywhere. */
function isWritten({ text, readings }: Mention, { known, said }: Stated): boolean {
  const [first] = readings
  if (/^[\d.,\s]*$/.test(text) || text.length < 3 || first?.kind === 'place' || first?.kind === 'date')
    return false
  const sought = text.toLowerCase()
  return [...known.layers, ...said.layers].some(({ plain }) => occursIn(plain, sought))
}

function occursIn(plain: string, sought: string): boolean {
  for (let at = plain.indexOf(sought); at >= 0; at = plain.indexOf(sought, at + 1)) {
    const end = at + sought.length
    if (
      !goesOn.test(plain.slice(Math.max(0, at - 2), at)) &&
      !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(plain.slice(end, end + 2))
    )
      return true
  }
  return false
}

/** Before it, the word or number that it is a part of. */
const goesOn = /(?:[\p{L}\p{N}]|\d[.,])$/u

/** Each text of the reply has its place in `named` as its number, the visitor's words have others. */
function nearOf(named: readonly Named[], said: KnownTexts): Operands {
  const near = noOperands()
  let text = named.length
  for (const { lines } of said.layers)
    for (const { mentions } of lines) addOperands(near, mentions, 'said', text++)
  for (const [at, { grounded }] of named.entries()) {
    addOperands(near, grounded, 'reply', at)
    addWeekdays(near, grounded, at)
  }
  return near
}

/** "Friday and Saturday" are two days. */
function addWeekdays(near: Operands, mentions: readonly Mention[], text: number): void {
  let run: Mention[] = []
  for (const mention of mentions.filter(isWeekday)) {
    run = isNextTo(run.at(-1), mention) ? [...run, mention] : [mention].filter(({ isAside }) => !isAside)
    if (run.length < 2) continue
    const value: Quantity = { kind: 'quantity', amount: run.length, unit: { measure: 'count', size: 1 } }
    near.quantities.push({ value, place: 'reply', text, at: -1, isRate: false })
  }
}

const isNextTo = (last: Mention | undefined, next: Mention) => last !== undefined && next.from - last.to < 8
const isWeekday = ({ readings: [value] }: Mention) => value?.kind === 'date' && value.weekday !== undefined

function groundMore(named: readonly Named[], givenFor: (text: number) => Given): boolean {
  let isMore = false
  for (const [text, each] of named.entries()) {
    const solved = solvedIn(each, named)
    const found = each.open.filter(
      (mention) =>
        solved.has(mention) ||
        mention.readings.some((value) => follows(value, mention, text, givenFor(text))),
    )
    if (found.length === 0) continue
    isMore = true
    each.open = each.open.filter((mention) => !found.includes(mention))
    each.grounded = [...each.grounded, ...found].sort((one, other) => one.from - other.from)
  }
  return isMore
}

/** What equations with known operands come to, and what another sentence of the reply has worked out. */
function solvedIn({ text, open, grounded }: Named, named: readonly Named[]): ReadonlySet<Mention> {
  const known = named.flatMap((each) => each.grounded)
  const isKnown = (mention: Mention) =>
    grounded.includes(mention) || known.some((other) => isEqual(mention, other))
  const solved = equationsIn(text, [...open, ...grounded])
    .filter(({ operands }) => operands.every(isKnown))
    .map(({ result }) => result)
  return new Set([...solved, ...open.filter(isKnown)])
}

const isEqual = (one: Mention, other: Mention) =>
  one.readings.some((value) => other.readings.some((known) => isSameQuantity(value, known)))

/** A sum often leaves out the currency. */
function isSameQuantity(value: Value, known: Value): boolean {
  if (value.kind !== 'quantity' || known.kind !== 'quantity') return false
  const [one, other] = [value.unit, known.unit]
  const isPriced = (isMoney(one) && other.measure === 'bare') || (one.measure === 'bare' && isMoney(other))
  return (one.measure === other.measure || isPriced) && isSame(value, known, undefined)
}

/** "Tomorrow, Saturday" on a Thursday. */
function contradictionsOf(sentence: string, mentions: readonly Mention[], today: Day): Mention[] {
  return mentions.flatMap((one) => {
    const days = fromToday(one)
    if (days === null) return []
    const day = dayAfter(today, days)
    return mentions.filter(
      (other) => isBeside(sentence, one, other) && !other.readings.some((value) => fits(value, day)),
    )
  })
}

const fromToday = ({ readings: [value] }: Mention): number | null =>
  value?.kind === 'date' ? (value.fromToday ?? null) : null

const isBeside = (sentence: string, one: Mention, other: Mention) =>
  !other.isAside && other.from >= one.to && /^\s*[(,–-]?\s*$/.test(sentence.slice(one.to, other.from))

const fits = (value: Value, day: Day) =>
  value.kind !== 'date' ||
  ((value.weekday === undefined || value.weekday === day.weekday) &&
    (value.day === undefined || value.day === day.day) &&
    (value.month === undefined || value.month === day.month))
