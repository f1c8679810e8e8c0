import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Runs a guide as its reader does: every command of it, from top to bottom, in one shell. */

const tools = ['bash', 'curl', 'jq']
const absent = tools.filter((tool) => spawnSync(tool, ['--version']).error)
export const skipWithoutTools = absent.length > 0 && `this machine has no ${absent.join(' and no ')}`

interface Block {
  language: string
  text: string
}

export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }))

const separator = '\u001e'

/** What each block of commands printed, by its place among the blocks. Any command that fails, fails it all. */
export async function runGuide(
  markdown: string,
  values: Record<string, string>,
): Promise<Map<number, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-guide-'))
  const filled = Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), markdown)
  const blocks = blocksOf(filled)
  const commands = [...blocks.entries()].filter(([, { language }]) => language === 'sh')
  const script = commands.map(
    ([index, { text }]) => `${text.trimEnd()}${mayFail(blocks, index)}\nprintf '${separator}'\n`,
  )
  for (const { language, text } of blocks)
    if (language === 'js') writeFileSync(join(folder, 'receiver.mjs'), text)
  // As the reader's curl, but one that takes a refusal for a failure.
  writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n')
  writeFileSync(
    join(folder, 'guide.sh'),
    `set -euo pipefail\ntrap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${script.join('')}`,
  )
  try {
    const { stdout } = await promisify(execFile)('bash', ['guide.sh'], {
      cwd: folder,
      env: { PATH: process.env.PATH, CURL_HOME: folder, HOME: folder },
    }).catch((error) => assert.fail(`${error.message}\n${error.stdout}\n${error.stderr}`))
    const printed = stdout.split(separator)
    return new Map(commands.map(([index], place) => [index, printed[place]!]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where the guide shows a refusal, the last command of the block is refused. */
function mayFail(blocks: Block[], index: number): string {
  const shown = blocks[index + 1]
  return shown && /"error"|^HTTP\/1\.1 4/.test(shown.text) ? ' || true' : ''
}

/** What a guide shows is in what was printed. `…` stands for anything, and ids are what they are. */
export function assertShown(shown: unknown, printed: unknown, place = 'answer') {
  if (typeof shown === 'string') {
    const [begin = '', end] = shown.split('…', 2)
    const text = String(printed)
    const fits = end === undefined ? text === shown : text.startsWith(begin) && text.endsWith(end)
    assert.ok(fits, `${place} is shown as ${shown}, and is ${text}`)
  } else if (Array.isArray(shown)) {
    assert.ok(Array.isArray(printed) && printed.length >= shown.length, `${place} is too short`)
    for (const [index, each] of shown.entries()) assertShown(each, printed[index], `${place}.${index}`)
    assert.ok(shown.length > 0 || printed.length === 0, `${place} is not empty`)
  } else if (typeof shown === 'object' && shown !== null)
    for (const [name, each] of Object.entries(shown))
      assertShown(each, (printed as Record<string, unknown> | undefined)?.[name], `${place}.${name}`)
  else assert.equal(printed, shown, place)
}

/** The last JSON that was printed. */
export function lastJson(printed: string): unknown {
  const starts = [...printed.matchAll(/\{"object"|\{"error"/g)].map(({ index }) => index)
  for (const start of starts)
    try {
      return JSON.parse(printed.slice(start))
    } catch {
      // Another one follows.
    }
  return assert.fail(`This is no JSON: ${printed}`)
}
