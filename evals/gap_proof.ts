import { runProof } from './gap_proof/run.ts'
import type { Row } from './row.ts'

/**
 * T7: texts beside the point whose title is the question, and short answers that stand under it. `open` was looked at
 * while the rules were written; `held_out` was written afterwards and is only measured.
 */
export async function gapProof(): Promise<Row[]> {
  const rows: Row[] = []
  for (const set of ['open', 'held_out'] as const) {
    const checked = await runProof(set)
    const [answers, beside] = [
      checked.filter((each) => each.isAnswer),
      checked.filter((each) => !each.isAnswer),
    ]
    const fooled = beside.filter(({ answerable }) => answerable)
    const missed = answers.filter(({ answerable }) => !answerable)
    for (const { question, text } of fooled) console.error(`fooled: ${question} | ${text}`)
    for (const { question, text } of missed) console.error(`missed: ${question} | ${text}`)
    const row = { task: 'proof of gaps (T7)', set: set.replace('_', ' '), baseline: null }
    rows.push(
      { ...row, measure: `fooled, of ${beside.length}`, goal: 0, measured: fooled.length, isCost: true },
      {
        ...row,
        measure: `short answers verified, share of ${answers.length}`,
        goal: 0.9,
        measured: 1 - missed.length / answers.length,
      },
    )
  }
  return rows
}
