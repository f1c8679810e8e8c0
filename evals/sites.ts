import type { Row } from './row.ts'
import { givenCounts, runSites, type SiteRun } from './sites/run.ts'

/** Three documentation sites read whole: is the right passage found first, and what does reading them again cost? */

export async function sites(): Promise<Row[]> {
  return (await runSites()).flatMap(rowsOf)
}

function rowsOf({
  set,
  how,
  pages,
  firstSeconds,
  againSeconds,
  addedAgainSeconds,
  asked,
  askedBlind,
  foreignAnswered,
}: SiteRun): Row[] {
  const cost = (measure: string, measured: number, goal: number) => ({
    ...row(measure, measured, goal),
    isCost: true,
  })
  const row = (measure: string, measured: number, goal: number | null = null): Row => ({
    task: 'sites',
    set: `${set}, ${pages} pages, ${how}`,
    measure,
    baseline: null,
    goal,
    measured,
  })
  const share = (isCounted: (question: (typeof asked)[number]) => boolean, of = asked) =>
    of.filter(isCounted).length / of.length
  const isFirst = ({ rank }: { rank: number | null }) => rank === 1
  return [
    row('accuracy@1', share(isFirst), 0.8),
    row('accuracy@1, written blind', share(isFirst, askedBlind), 0.8),
    row(
      'accuracy@1, reworded',
      share(
        isFirst,
        asked.filter(({ reworded }) => reworded),
      ),
    ),
    row(
      'accuracy@5',
      share(({ rank }) => rank !== null),
    ),
    ...givenCounts.flatMap((count) => {
      const all = [...asked, ...askedBlind].map(({ given }) => given[count])
      const name = count === 0 ? 'given to a model' : `${count} given to a model`
      const mean = (of: (typeof all)[number][]) => of.reduce((sum, { tokens }) => sum + tokens, 0) / of.length
      return [
        row(
          `${name}: the right passage is among them`,
          all.filter(({ isRight }) => isRight).length / all.length,
        ),
        { ...row(`${name}: tokens`, Math.round(mean(all))), isCost: true },
      ]
    }),
    row(
      'judged answerable',
      share(({ answerable }) => answerable),
    ),
    row('judged answerable, questions to the other sites', foreignAnswered),
    cost('first reading, seconds', firstSeconds, 20),
    cost('every source read again unchanged, share of the first', againSeconds / firstSeconds, 0.05),
    ...(addedAgainSeconds === null
      ? []
      : [cost('folder added again unchanged, share of the first', addedAgainSeconds / firstSeconds, 0.05)]),
  ]
}
