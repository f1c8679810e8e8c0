import type { AskedQuestion, Verdict } from './ask.ts'
import { countOf, type Graded } from './grade.ts'
import type { TenthQuestion } from './onboard.ts'

/** What came of one site. */
export interface SiteResult {
  slug: string
  seconds: number
  problems: string[]
  /** By part: profile, services, prices, durations, voice, fit, slots. */
  grades: Record<string, Graded[]>
  ten_questions: TenthQuestion[]
  asked: AskedQuestion[]
  proposed: number
  proposed_again: number
}

/** One row a site. Three figures are right, wrong, missing. */
export function summaryOf(results: readonly SiteResult[]): string {
  const parts = Object.keys(results[0]?.grades ?? {})
  const head = [
    '',
    'seconds',
    ...parts,
    'ten answered',
    '25: right, wrong, withheld',
    'honest no, made up',
    'proposals',
    'again',
  ]
  const rowOf = (name: string, of: readonly SiteResult[]) => [
    name,
    sum(of, ({ seconds }) => seconds).toFixed(0),
    ...parts.map((part) => figures(of.flatMap(({ grades }) => grades[part]!))),
    `${count(of, 'ten_questions', ({ answered }) => answered)} of ${sum(of, (each) => each.ten_questions.length)}`,
    verdicts(of, ['right', 'wrong', 'withheld']),
    verdicts(of, ['honest no', 'made up']),
    String(sum(of, ({ proposed }) => proposed)),
    String(sum(of, ({ proposed_again }) => proposed_again)),
  ]
  return table([head, ...results.map((each) => rowOf(each.slug, [each])), rowOf('all', results)])
}

const figures = (grades: readonly Graded[]) => {
  const { right, wrong, missing } = countOf(grades)
  return `${right} / ${wrong} / ${missing}`
}
const sum = (of: readonly SiteResult[], figure: (each: SiteResult) => number) =>
  of.reduce((total, each) => total + figure(each), 0)
const count = <Part extends 'ten_questions' | 'asked'>(
  of: readonly SiteResult[],
  part: Part,
  isCounted: (each: SiteResult[Part][number]) => boolean,
) => sum(of, (each) => (each[part] as SiteResult[Part][number][]).filter(isCounted).length)
const verdicts = (of: readonly SiteResult[], wanted: Verdict[]) =>
  wanted.map((verdict) => count(of, 'asked', (each) => each.verdict === verdict)).join(' / ')

const table = ([head, ...rows]: string[][]) =>
  [head!, head!.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** What is not right, and the ten questions with their replies, for people to grade. */
export function detailsOf({ slug, grades, problems, ten_questions }: SiteResult): string {
  const flaws = Object.entries(grades).flatMap(([part, all]) =>
    all
      .filter(({ grade }) => grade !== 'right')
      .map(
        ({ what, grade, expected, found }) =>
          `- ${part}, ${what}: ${grade}. Expected ${shown(expected)}, found ${shown(found)}`,
      ),
  )
  const tenth = ten_questions.map(
    ({ question, origin, answered, check, sources }, index) =>
      `${index + 1}. ${question} (${origin})\n   ${answered ? oneLine(check?.answer ?? '') : 'no answer'}${sources.map(({ url, title }) => `\n   from ${url ?? title}`).join('')}`,
  )
  return [`## ${slug}`, ...problems.map((problem) => `- problem: ${problem}`), ...flaws, '', ...tenth].join(
    '\n',
  )
}

export const repliesOf = ({ slug, asked }: SiteResult): string =>
  [
    `## ${slug}: what visitors asked`,
    ...asked.map(
      ({ question, reply, verdict }) =>
        `[${verdict}] > ${question.text}\n    < ${oneLine(reply.text)}${chips(reply.chips)}`,
    ),
  ].join('\n')

const chips = (labels: readonly string[]) => (labels.length > 0 ? `  {${labels.join(' | ')}}` : '')
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const shown = (value: unknown) => (value === undefined || value === null ? 'nothing' : JSON.stringify(value))
