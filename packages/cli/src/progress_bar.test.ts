import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, progressBar } from './progress_bar.ts'

const full = '#'.repeat(30)

test('a bar shows the share that is done, never more than all, and nothing while the whole is not known', () => {
  assert.equal(
    lineOf({ what: 'reading', done: 5, total: 10 }),
    `[${'#'.repeat(15)}${'-'.repeat(15)}] 5/10  reading`,
  )
  assert.equal(lineOf({ what: 'reading', done: 12, total: 10 }), `[${full}] 12/10  reading`)
  assert.equal(lineOf({ what: 'waiting', done: 0, total: 0 }), `[${'-'.repeat(30)}]  waiting`)
})

test('a person sees one line that renews itself; a log gets a line a stage', () => {
  const steps = [
    { what: 'reading', done: 1, total: 2 },
    { what: 'reading', done: 2, total: 2 },
    { what: 'applying', done: 2, total: 2 },
  ]
  const written = (isTTY: boolean) => {
    let text = ''
    const bar = progressBar({ isTTY, write: (more) => (text += more) })
    for (const step of [...steps, steps[2]!]) bar.show(step)
    bar.end()
    return text
  }
  assert.equal(written(true), `${steps.map((step) => `\r\u001b[2K${lineOf(step)}`).join('')}\n`)
  assert.equal(written(false), 'reading\napplying\n')
})
