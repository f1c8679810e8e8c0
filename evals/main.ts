import { parseArgs } from 'node:util'
import { answerCheck } from './answer_check.ts'
import { gapProof } from './gap_proof.ts'
import { retrieval } from './retrieval.ts'
import type { Row } from './row.ts'
import { sameQuestion } from './same_question.ts'
import { sites } from './sites.ts'
import { slots } from './slots.ts'
import { tableOf } from './table.ts'

/**
 * `npm run evals`: how good the builtin judgements are, on public sets, against baselines and goals. `--only` one of
 * them by its name, `--json` for machines. EVAL_SETS is a folder with other rows of the same shape.
 */

const evals: Record<string, () => Row[] | Promise<Row[]>> = {
  retrieval,
  answerCheck,
  sameQuestion,
  sites,
  slots,
  gapProof,
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
})
const names = Object.keys(evals).filter((name) => values.only === undefined || name === values.only)
if (names.length === 0) {
  console.error(`There is no eval ${values.only}. There are: ${Object.keys(evals).join(', ')}.`)
  process.exit(2)
}

const rows: Row[] = []
for (const name of names) {
  if (!values.json) console.error(`${name} …`)
  rows.push(...(await evals[name]!()))
}
console.log(values.json ? JSON.stringify(rows) : tableOf(rows))
