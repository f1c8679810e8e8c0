import { languagePackFor } from '../../knowledge/language/index.ts'
import { isPlain, type Mention, mentionsIn, type Unit, unitsOf } from '../../values/index.ts'

/** What belongs together in a text: a sentence, an item of a list, a row of a table. */
export interface KnownLine {
  text: string
  mentions: readonly Mention[]
  /** The words that it is about, those of its heading included. */
  words: ReadonlySet<string>
}

const count: Unit = { measure: 'count', size: 1 }

/** A day's number is no end of a sentence: "am 20. November". */
const sentenceEnd = /(?<=[^\d\s][.!?])\s+(?=["„“(*]?\p{Lu})/u
const word = /\p{L}{3,}/gu
const functionWords = new Set(
  ['en', 'de'].flatMap((language) => [...languagePackFor(language).grammar.functionWords]),
)

export function linesOf(text: string, isLoose = false): KnownLine[] {
  const lines: KnownLine[] = []
  let context: LineContext = { heading: [], header: null, isLoose }
  for (const written of text.split('\n')) {
    context = contextAfter(written, context)
    const parts = written.includes('|') ? [written] : written.split(sentenceEnd)
    lines.push(...parts.filter((part) => part.trim() !== '').map((part) => lineOf(part, context)))
  }
  return wholeDay.test(text) ? lines.map(onWholeClock) : lines
}

interface LineContext {
  heading: readonly string[]
  /** The first row of the table that the line is in; null outside of one. */
  header: Header | null
  /** Somebody types it: a number has its unit beside it or not. */
  isLoose: boolean
}

interface Header {
  /** What the columns measure. */
  units: readonly (Unit | null)[]
  words: readonly string[]
}

function contextAfter(line: string, { heading, header, isLoose }: LineContext): LineContext {
  return {
    heading: line.trim() !== '' && isHeading(line) ? wordKeys(line) : heading,
    header: line.includes('|') ? (header ?? headerOf(line)) : null,
    isLoose,
  }
}

/** Where one time is 14:30, another one that is 9:00 is in the morning. */
const wholeDay = /(?<![\d.,:])(?:1[3-9]|2[0-3])[:.][0-5]\d(?!\d)|(?<!\d)0\d:[0-5]\d|\d\sUhr(?!\p{L})/u

const onWholeClock = (line: KnownLine): KnownLine => ({
  ...line,
  mentions: line.mentions.map((mention) => ({
    ...mention,
    readings: mention.readings.map((value) => (value.kind === 'time' ? { ...value, either: false } : value)),
  })),
})

function lineOf(text: string, { heading, header, isLoose }: LineContext): KnownLine {
  const read = mentionsIn(text)
  const labelled = read.map((mention) => afterLabel(text, mention))
  const mentions = withHalves(text, !isLoose && isProse(text) ? inProse(labelled) : labelled)
  return {
    text,
    mentions: header === null ? mentions : mentions.map((mention) => inColumn(text, mention, header.units)),
    words: new Set([...heading, ...(header?.words ?? []), ...wordKeys(text)]),
  }
}

/** In a sentence a number has its unit beside it; in a list or a table nothing may say what it measures. */
const isProse = (text: string) => /[.!?]\s*$/u.test(text) && text.split(/\s+/).length > mostWordsOfEntry
const mostWordsOfEntry = 4

/** "45 minutes by train, Manchester 35": what has no unit measures what was measured before it, or counts. */
function inProse(mentions: readonly Mention[]): Mention[] {
  let unit: Unit = count
  return mentions.map((mention) => {
    const [first] = mention.readings
    if (first?.kind === 'quantity' && !isPlain(first.unit)) unit = first.unit
    const isDecimal = first?.kind === 'quantity' && !Number.isInteger(first.amount)
    return isDecimal ? mention : measuredIn(mention, unit)
  })
}

/** "9–6" is from morning to evening. */
function withHalves(text: string, mentions: readonly Mention[]): Mention[] {
  const halves = new Map<Mention, number>()
  for (const [at, first] of mentions.entries()) {
    const last = mentions[at + 1]
    const [from, to] = [eitherTime(first), last && eitherTime(last)]
    if (from === null || !last || to === null || to === undefined || to % 720 > from % 720) continue
    if (!/^\s*(?:[-–—]|to|until|till|bis)\s*$/u.test(text.slice(first.to, last.from))) continue
    halves.set(first, from % 720).set(last, (to % 720) + 720)
  }
  return mentions.map((mention) => {
    const minute = halves.get(mention)
    const readings = mention.readings.map((value) =>
      value.kind === 'time' && minute !== undefined ? { ...value, minute, either: false } : value,
    )
    return { ...mention, readings }
  })
}

const eitherTime = ({ readings }: Mention): number | null => {
  const time = readings.find(({ kind }) => kind === 'time')
  return time?.kind === 'time' && time.either ? time.minute : null
}

const isHeading = (line: string) =>
  /^\s*(?:#|\[\d+\])/.test(line) ||
  (!/[.:;,!?|]\s*$|^\s*(?:[-•*]|\d+[.)])\s|\|/.test(line) && line.trim().split(/\s+/).length <= 8)

const headerOf = (row: string): Header => ({ units: columnUnits(row), words: wordKeys(row) })

/** "Price (£)", "Dauer in Minuten": what the numbers below measure. */
function columnUnits(row: string): (Unit | null)[] {
  return cellsOf(row).map((cell) => {
    const named = /[€£$¥₹]|(?<!\p{L})(?:EUR|USD|GBP|CHF|Euro|Pfund|pounds|euros|dollars)(?!\p{L})/u.exec(
      cell,
    )?.[0]
    const last = /(?<!(?:per|pro|an?|je|im|\/)\s)(?<!\p{L})(\p{L}+)\.?\s*[)\]]?\s*$/u.exec(cell)?.[1]
    const written = named ?? last
    return written === undefined ? null : (unitsOf(written)[0] ?? null)
  })
}

const cellsOf = (row: string) => row.replace(/^\s*\|/, '').split('|')

/** By the head of its column, or by the first cell of its row. */
function inColumn(row: string, mention: Mention, header: readonly (Unit | null)[]): Mention {
  const column = cellsOf(row.slice(0, mention.from)).length - 1
  const unit = header[column] ?? (column > 0 ? columnUnits(row)[0] : null)
  return unit ? measuredIn(mention, unit) : mention
}

const measuredIn = (mention: Mention, unit: Unit): Mention => ({
  ...mention,
  readings: mention.readings.map((value) =>
    value.kind === 'quantity' && value.unit.measure === 'bare' ? { ...value, unit } : value,
  ),
})

/** "Duration (minutes): 45" */
function afterLabel(text: string, mention: Mention): Mention {
  const label = /(\p{L}+|[€£$%])\.?\s*[)\]]?\s*[:=]\s*$/u.exec(text.slice(0, mention.from))?.[1]
  const unit = label === undefined ? undefined : unitsOf(label)[0]
  return unit === undefined ? mention : measuredIn(mention, unit)
}

/** "E-bike" and "ebike" are one; a bike it is too. */
const initial = /(?<!\p{L})(\p{L})-(?=\p{L}{3})/gu

export const wordKeys = (text: string): string[] => {
  const joined = text.replaceAll(initial, '$1')
  const words = [...(joined.match(word) ?? []), ...(joined === text ? [] : (text.match(word) ?? []))]
  return words.filter((written) => !functionWords.has(written.toLowerCase())).map(wordKey)
}

/** Without endings, so that "bikes" is about a bike and "Broten" about bread. */
function wordKey(written: string): string {
  let key = written.toLowerCase().replaceAll('ß', 'ss')
  while (key.length > shortestKey && /[senrm]$/u.test(key)) key = key.slice(0, -1)
  return key.slice(0, 8)
}

const shortestKey = 4
