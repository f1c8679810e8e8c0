import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { english } from '../../packages/engine/src/knowledge/query_expansion/english.ts'
import { german } from '../../packages/engine/src/knowledge/query_expansion/german.ts'
import { listCases, messageTexts, passageText } from './cases.ts'
import { inEnglish, readVocabulary } from './tokens.ts'

/** `node evals/encoder/texts.ts MODEL OUT`: writes what `train.py` learns from and embeds, as tokens. */

const [model, out] = process.argv.slice(2)
if (model === undefined || out === undefined) throw new Error('node evals/encoder/texts.ts MODEL OUT')
const encode = readVocabulary(model)
const handbooks = new URL('../handbooks', import.meta.url).pathname

interface Row {
  heading: string
  passage: string
  questions: string[]
}

const readRows = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row)
        .map(({ heading, passage, questions }) => ({
          passage: encode(`${heading}. ${passage}`),
          questions: questions.map(encode),
        })),
    )

const readPairs = (lines: string, translate: (text: string) => string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map((text) => encode(translate(text))))

const texts: Record<string, number[]> = {}
for (const { locale, cases } of await listCases()) {
  const translate = locale.startsWith('de') ? inEnglish : (text: string) => text
  for (const each of cases)
    for (const text of [
      ...Object.values(messageTexts(each)),
      ...each.candidates.map(({ passage }) => passageText(passage)),
    ])
      texts[text] ??= encode(translate(text))
}

writeFileSync(
  join(out, 'texts.json'),
  JSON.stringify({
    handbooks: readRows(handbooks),
    held_out: readRows(join(handbooks, 'held_out')),
    pairs: [...readPairs(english, (text) => text), ...readPairs(german, inEnglish)],
    texts,
  }),
)
