import type { Weekday } from '@foyer/contract/vocabulary'
import type { OpeningHours } from '../finding.ts'
import { createHoursCollector } from './hours_collector.ts'
import { readHoursLine } from './read_line.ts'
import {
  isDated,
  isOpenSentence,
  noteOn,
  seasonOf,
  supportTitleIn,
  type TitleKind,
  titleKind,
  withoutTitle,
} from './titles.ts'

/** Lines that say nothing of hours before a list of them has ended. */
const mostGaps = 2
/** Words that have nothing to do with hours, in a line of a list and in a sentence. */
const mostWords = { listed: 5, said: 8 }

export interface HoursList {
  hours: OpeningHours[]
  /** Not of the door, but of those who answer; each of the hours says so in its note. */
  isSupport: boolean
}

/**
 * The hours that lines of a page state, as separate lists: behind a title such as "Opening hours", or in a sentence that
 * says so. Times of courses and trainings are left.
 */
export function readOpeningHours(lines: readonly string[]): HoursList[] {
  const found: HoursList[] = []
  let collector = createHoursCollector()
  let isListed = false
  let isSupport = false
  let gaps = 0
  let waiting: readonly Weekday[] = []

  function finish() {
    const hours = collector.finish()
    if (hours.length > 0) found.push({ hours, isSupport })
    collector = createHoursCollector()
    isListed = false
    isSupport = false
    waiting = []
    gaps = 0
  }

  for (const line of lines) {
    // "Outside opening hours by appointment" belongs to the list above it.
    const kind: TitleKind | null = isListed && noteOn(line) ? null : titleKind(line)
    if (kind) {
      finish()
      isListed = kind !== 'other'
      isSupport = kind === 'support'
      if (isSupport) collector.setPart(supportTitleIn(line)!)
    }
    const isSaid = !isListed && kind !== 'other' && isOpenSentence(line)
    if (!isListed && !isSaid) continue
    if (takeLine(kind ? withoutTitle(line) : line, isListed ? mostWords.listed : mostWords.said)) gaps = 0
    else if (!kind) gaps++
    if (isSaid || gaps > mostGaps) finish()
  }
  finish()
  return found

  function takeLine(line: string, mostOther: number): boolean {
    if (isDated(line)) return false
    const { season, rest } = seasonOf(line)
    if (season) collector.setSeason(season)
    const note = noteOn(rest)
    const said = readHoursLine(note ? rest.replace(note.text, ' ') : rest, waiting)
    const isHours = said.otherWords <= mostOther
    if (!isHours) return false
    for (const span of said.spans) collector.add(span, note && said.spans.length > 0 ? note.text : undefined)
    for (const closure of said.closures) collector.close(closure)
    if (note && said.spans.length === 0) collector.addNote(note.line)
    waiting = note ? [] : said.waiting
    return said.spans.length + said.closures.length + said.waiting.length > 0 || Boolean(note ?? season)
  }
}
