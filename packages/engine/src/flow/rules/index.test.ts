import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { warningRules } from '../warnings/index.ts'
import { refusalRules } from './index.ts'

const notRules = ['index', 'rule']

for (const [folder, rules] of Object.entries({ rules: refusalRules, warnings: warningRules })) {
  const files = readdirSync(new URL(`../${folder}/`, import.meta.url))
  const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace(/\.ts$/, ''))
  const ruleNames = names.filter((name) => !notRules.includes(name))

  test(`every rule in ${folder}/ is in the index once, under the name of its file`, () => {
    assert.deepEqual(rules.map((rule) => rule.name).sort(), ruleNames.sort())
  })

  test(`every rule in ${folder}/ has a test`, () => {
    for (const name of ruleNames) assert.ok(files.includes(`${name}.test.ts`), name)
  })
}
