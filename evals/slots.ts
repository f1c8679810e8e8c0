import type { Row } from './row.ts'
import { bands, multi } from './slots/nlupp.ts'
import { schemaGuided } from './slots/schema_guided.ts'

/** How well answers are heard in what visitors say, on public sets of conversations that nothing here was written from. */
export function slots(): Row[] {
  const row = (
    set: string,
    measure: string,
    measured: number,
    baseline: number | null,
    goal: number | null,
  ): Row => ({
    task: 'capture slots',
    set,
    measure,
    baseline,
    goal,
    measured,
  })
  const turns = schemaGuided()
  const updates = scores(turns.map(({ turn, read }) => ({ gold: pairs(turn.gold), read: pairs(read) })))
  const intents = scores(multi().map(({ row, read }) => ({ gold: row.intents, read })))
  const banded = bands()
  const right = banded.filter(({ row, read }) => row.band === read).length
  return [
    row('Schema-Guided Dialogue', 'categorical updates, F1', updates.f1, 0.71, 0.82),
    row('Schema-Guided Dialogue', 'categorical updates, precision', updates.precision, null, null),
    row('Schema-Guided Dialogue', 'categorical updates, recall', updates.recall, null, null),
    row('NLU++', 'band, accuracy', right / banded.length, 0.62, 0.85),
    row('NLU++', 'multi_enum, micro F1', intents.f1, 0.72, 0.8),
  ]
}

const pairs = (updates: Record<string, string>) =>
  Object.entries(updates).map(([slot, value]) => `${slot}=${value}`)

function scores(rows: readonly { gold: readonly string[]; read: readonly string[] }[]) {
  let [right, read, gold] = [0, 0, 0]
  for (const row of rows) {
    right += row.read.filter((value) => row.gold.includes(value)).length
    read += row.read.length
    gold += row.gold.length
  }
  const [precision, recall] = [right / read, right / gold]
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}
