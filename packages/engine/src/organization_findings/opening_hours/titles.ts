/** What tells opening hours from other times, in English and German. */

const openingTitle =
  /\b(?:opening (?:hours|times)|(?:office|business|shop|store|studio|working|trading|surgery|visiting|library|museum|workshop|regular|our|gallery|practice|clinic|salon|front desk|reception) hours|hours of (?:operation|opening|business)|when (?:we(?:['’]| a)re|are we|to find us) open|open(?:ing)? times)\b|(?<!\p{L})(?:öffnungs|geschäfts|sprech|büro|laden|besuchs|kanzlei|praxis|betriebs|werkstatt|empfangs)zeiten(?!\p{L})|(?<!\p{L})sprechstunden?(?!\p{L})|^hours:?$|^wann (?:wir|sie uns)/iu

/** When somebody answers, which is not when the door is open. */
const supportTitle =
  /\b(?:phone|telephone|hotline|support|customer service|helpdesk|help desk) (?:hours|times)\b|(?<!\p{L})(?:telefon|hotline|service|support)-?zeiten(?!\p{L})|(?<!\p{L})telefonische (?:sprechzeiten|erreichbarkeit)(?!\p{L})/iu

/** Times of something else. */
const otherTitle =
  /\b(?:kitchen|delivery|collection|training|course|class|classes|lesson|services? times|worship|happy hour|check-?in|livestream|events?)\b.{0,12}\b(?:hours|times|schedule)\b|(?<!\p{L})(?:telefon|küchen|liefer|abhol|trainings|kurs|gottesdienst|übungs|hallen|bring|anlieferungs)-?(?:zeiten|sprechzeiten|sprechstunden?)(?!\p{L})|^(?:training|kurse|courses|classes|küche|kitchen|termine|events|veranstaltungen|telefonisch)\b/iu

export type TitleKind = 'opening' | 'support' | 'other'

export function titleKind(line: string): TitleKind | null {
  if (line.length > 160) return null
  if (supportTitle.test(line)) return 'support'
  if (otherTitle.test(line)) return 'other'
  return openingTitle.test(line) ? 'opening' : null
}

/** What stands behind the title on its line. */
export const withoutTitle = (line: string) =>
  line
    .replace(supportTitle, ' ')
    .replace(openingTitle, ' ')
    .replace(/^[\s:|–-]+/u, '')

export const supportTitleIn = (line: string) => supportTitle.exec(line)?.[0]

const openSentence =
  /\b(?:we(?:['’]| a)re open|is (?:staffed|manned)|is open|are open|^open\b|opens? (?:daily|every)|open (?:from|daily|every|mon|tue|wed|thu|fri|sat|sun|24))|(?<!\p{L})(?:geöffnet|besetzt|für sie da|haben wir auf)(?!\p{L})/iu
const openEvent = /\bopen (?:day|house|air|evening|mic|source|position|call)s?\b|offenen? tür/i

export const isOpenSentence = (line: string) =>
  line.length <= 300 && openSentence.test(line) && !openEvent.test(line)

const month =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?)'

/** One day of the calendar: what holds then does not hold every week. */
const date = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s${month}(?!\\p{L})|(?<!\\p{L})${month}\\s\\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?(?!\\d)\\s*(?:$|[^\\d\\s–-])|\\b20\\d\\d-\\d\\d`,
  'iu',
)
export const isDated = (line: string) => date.test(line)

const seasonWords = new RegExp(
  `(?<!\\p{L})(?:summer|winter|spring|autumn|sommer|frühjahr|herbst|saison|season|low season|high season|nebensaison|hauptsaison|ferien|school holidays)(?!\\p{L})|(?<!\\p{L})${month}\\.?\\s?(?:[-–—]|to|bis|until)\\s?${month}(?!\\p{L})`,
  'iu',
)
const shortDay = /(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)(?!\p{L})/u
const longDay =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|täglich|weekday|weekend|werktag)s?(?!\p{L})/iu

/** Where a line names its first day; -1 where it names none. */
function firstDayIn(line: string): number {
  const places = [line.search(shortDay), line.search(longDay)].filter((place) => place !== -1)
  return places.length > 0 ? Math.min(...places) : -1
}

/** The part of the year that a line begins with, and what follows. */
export function seasonOf(line: string): { season?: string; rest: string } {
  const at = firstDayIn(line)
  const head = at === -1 ? line : line.slice(0, at)
  if (!seasonWords.test(head) || head.length > 60) return { rest: line }
  const season = head.replace(/(?:[\s:|,–-]|\b(?:also|on|auch|am|immer|von|from))+$/iu, '').trim()
  return { season, rest: line.slice(head.length) }
}

const notePattern =
  /(?:(?:and |or |sowie |und |oder |nur |otherwise |sonst )?(?:(?:strictly )?by (?:prior )?(?:appointment|arrangement)(?: only)?|(?:nach|mit) (?:telefonischer |vorheriger |individueller )?(?:vereinbarung|absprache|terminvereinbarung|anmeldung|termin)|on request|auf anfrage|walk-?ins welcome|ohne termin))/iu

/** A remark such as "by appointment": by itself, and with the line that it stands on. */
export function noteOn(line: string): { text: string; line: string } | undefined {
  const found = notePattern.exec(line)
  if (!found) return undefined
  return {
    text: found[0],
    line: line
      .replace(/\s*\|\s*/g, ' ')
      .replace(/[\s.]+$/u, '')
      .trim(),
  }
}
