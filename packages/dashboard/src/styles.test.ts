import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const stylesheets = new URL('styles/', import.meta.resolve('@mantine/core/styles.css'))

test('every Mantine component in use has its styles', () => {
  const listed = readFileSync(new URL('styles.ts', import.meta.url), 'utf8')
  const used = globSync('**/*.tsx', { cwd: here }).flatMap((path) => {
    const code = readFileSync(`${here}${path}`, 'utf8')
    const names = /import \{([^}]+)\} from '@mantine\/core'/.exec(code)?.[1] ?? ''
    return names.split(',').map((name) => name.trim().split(' ')[0] ?? '')
  })
  for (const name of new Set(used))
    if (existsSync(new URL(`${name}.css`, stylesheets)))
      assert.ok(listed.includes(`/${name}.css'`), `add ${name}.css to src/styles.ts`)
})
