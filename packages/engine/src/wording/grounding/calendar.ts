/** Names of days and months, each under one sign for both languages, so that a fact in one grounds words in the other. */

const names = (words: string, sign: string) =>
  words
    .split(' ')
    .flatMap((group, at) => group.split('/').map((name): [string, string] => [name, `${sign}${at + 1}`]))

const days = names(
  'monday/montag/mondays/montags tuesday/dienstag/tuesdays/dienstags wednesday/mittwoch/wednesdays/mittwochs ' +
    'thursday/donnerstag/thursdays/donnerstags friday/freitag/fridays/freitags ' +
    'saturday/samstag/saturdays/samstags/sonnabend sunday/sonntag/sundays/sonntags',
  'day ',
)
const months = names(
  'january/januar/jänner february/februar märz/march april mai/may june/juni july/juli august september ' +
    'october/oktober november december/dezember',
  'month ',
)
const relative: [string, string][] = [
  ['tomorrow', 'tomorrow'],
  ['übermorgen', 'day after tomorrow'],
]
const calendarWords = new Map([...days, ...months, ...relative])

/** "May I", "to march": months only where something else says so. */
const doubtful = new Set(['may', 'march'])
const monthLike = /(?:(?:in|by|until|since|from|of|next|last|this|early|late|mid|to|through|\d|\S-)[\s-]*)$/i

/** The signs of the days and months that a text names, with the words that name them. */
export function datesIn(text: string): { text: string; sign: string }[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu)].flatMap(({ 0: written, index }) => {
    const name = written.toLowerCase()
    // "morgen" is tomorrow, "der Morgen" the morning.
    const sign = written === 'morgen' ? 'tomorrow' : calendarWords.get(name)
    if (sign === undefined) return []
    if (doubtful.has(name) && !isMonth(text, written, index)) return []
    return [{ text: written, sign }]
  })
}

function isMonth(text: string, written: string, index: number): boolean {
  if (!/^\p{Lu}/u.test(written)) return false
  const after = text.slice(index + written.length)
  return /^\s*\d/.test(after) || monthLike.test(text.slice(Math.max(0, index - 12), index))
}
