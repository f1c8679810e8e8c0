import { isMoney, type Mention, mentionsIn, type Unit, unitsOf, type Value } from '../../values/index.ts'

/** What belongs together in a text: a sentence, an item of a list, a row of a table. */
export interface KnownLine {
  text: string
  mentions: readonly Mention[]
  /** The words that it is about, those of its heading included. */
  words: ReadonlySet<string>
}

/** A day's number is no end of a sentence: "am 20. November". */
const sentenceEnd = /(?<=[^\d\s][.!?])\s+(?=["„“(*]?\p{Lu})/u
const word = /\p{L}{3,}/gu

export function linesOf(text: string): KnownLine[] {
  const lines: KnownLine[] = []
  let heading: readonly string[] = []
  let header: readonly (Unit | null)[] | null = null
  for (const written of text.split('\n')) {
    if (written.trim() === '') {
      header = null
      continue
    }
    const isRow = written.includes('|')
    if (isRow && header === null) header = columnUnits(written)
    if (!isRow) header = null
    if (isHeading(written)) heading = wordKeys(written)
    const parts = isRow ? [written] : written.split(sentenceEnd)
    lines.push(...parts.map((part) => lineOf(part, heading, isRow ? header : null)))
  }
  return wholeDay.test(text) ? lines.map(onWholeClock) : lines
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

function lineOf(
  text: string,
  heading: readonly string[],
  header: readonly (Unit | null)[] | null,
): KnownLine {
  const read = mentionsIn(text)
  const mentions = isProse(text) ? read.map(asCount) : read
  return {
    text,
    mentions: header === null ? mentions : mentions.map((mention) => inColumn(text, mention, header)),
    words: new Set([...heading, ...wordKeys(text)]),
  }
}

/** In a sentence a number has its unit beside it; in a list or a table nothing may say what it measures. */
const isProse = (text: string) => !text.includes('|') && text.split(/\s+/).length > mostWordsOfEntry
const mostWordsOfEntry = 7

const asCount = (mention: Mention): Mention => ({
  ...mention,
  readings: mention.readings.map((value) =>
    value.kind === 'quantity' && value.unit.measure === 'bare' && Number.isInteger(value.amount)
      ? { ...value, unit: { ...value.unit, measure: 'count' } }
      : value,
  ),
})

const isHeading = (line: string) =>
  /^\s*(?:#|\[\d+\])/.test(line) ||
  (!/[.:;,!?|]\s*$|^\s*(?:[-•*]|\d+[.)])\s|\|/.test(line) && line.trim().split(/\s+/).length <= 8)

/** "Price (£)", "Dauer in Minuten": what the numbers below measure. */
function columnUnits(row: string): (Unit | null)[] {
  return cellsOf(row).map((cell) => {
    const named = /[€£$¥₹]|(?<!\p{L})(?:EUR|USD|GBP|CHF|Euro|Pfund|pounds|euros|dollars)(?!\p{L})/u.exec(
      cell,
    )?.[0]
    const bracketed = /[([]([^)\]]+)[)\]]|(?<!\p{L})in (\p{L}+\.?)\s*$/u.exec(cell)
    const written = named ?? (bracketed?.[1] ?? bracketed?.[2])?.replace(/\.$/, '')
    return written === undefined ? null : (unitsOf(written)[0] ?? null)
  })
}

const cellsOf = (row: string) => row.replace(/^\s*\|/, '').split('|')

function inColumn(row: string, mention: Mention, header: readonly (Unit | null)[]): Mention {
  const column = cellsOf(row.slice(0, mention.from)).length - 1
  const unit = header[column]
  if (!unit) return mention
  const measured = (value: Value): Value =>
    value.kind === 'quantity' && value.unit.measure === 'bare' ? { ...value, unit } : value
  return { ...mention, readings: mention.readings.map(measured), ...(isMoney(unit) && { isRate: true }) }
}

export const wordKeys = (text: string): string[] => (text.match(word) ?? []).map(wordKey)

/** Without endings, so that "bikes" is about a bike and "Broten" about bread. */
const wordKey = (written: string) =>
  written
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?:es|en|er|em|s|e|n)$/u, '')
    .slice(0, 8)
