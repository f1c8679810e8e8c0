import assert from 'node:assert/strict'
import { test } from 'node:test'
import { program, runSteps, type Step } from './step.ts'

async function told(...steps: Step[]) {
  const lines: string[] = []
  const failed = await runSteps(steps, 2, (line) => lines.push(line))
  return { failed, text: lines.join('\n') }
}

test('every step runs; a failed one says what it found and what to do', async () => {
  const { failed, text } = await told(
    { name: 'first', remedy: 'repair the first', run: () => ['one', 'two'] },
    { name: 'second', remedy: 'repair the second', run: () => [] },
    {
      name: 'third',
      remedy: 'repair the third',
      run: () => {
        throw new Error('broke')
      },
    },
  )
  assert.equal(failed, 2)
  assert.match(text, /✖ first \(\d+\.\d s\)\n {4}one\n {4}two\n {2}→ repair the first/)
  assert.match(text, /✔ second/)
  assert.match(text, /✖ third.*broke.*→ repair the third/s)
})

test('a program fails by its exit code, and when it cannot be started', async () => {
  const node = (code: string) => program(code, 'mend it', process.execPath, '-e', code)
  assert.equal((await told(node(''))).failed, 0)
  const { failed, text } = await told(node('console.log("so it is"); process.exit(3)'))
  assert.equal(failed, 1)
  assert.match(text, /so it is/)
  assert.equal((await told(program('none', 'install it', '/nonexistent'))).failed, 1)
})
