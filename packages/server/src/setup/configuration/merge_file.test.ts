import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeFile } from './merge_file.ts'

const path = 'voice_profiles/warm.yaml'
const pulled = 'name: Warm\nlanguages:\n  - en\n'

test('a file that says the same stays byte for byte, however it is written', () => {
  const mine = "# Ours\nlanguages: [en]\nname: 'Warm'\ntone_rules: []\nformality: ~\n"
  assert.equal(mergeFile(path, mine, pulled), mine)
  assert.equal(mergeFile(path, null, pulled), pulled)
})

test('a file that cannot be read is replaced, and one with a wrong field is put right', () => {
  assert.equal(mergeFile(path, 'name: [', pulled), pulled)
  assert.equal(
    mergeFile(path, 'name: Warm # ours\nlanguages: [en]\nnmae: x\n', pulled),
    'name: Warm # ours\nlanguages: [ en ]\n',
  )
})

test('a scenario is pulled as it was applied, comments and all', () => {
  assert.equal(mergeFile('scenarios/a.yaml', 'title: Mine\n', '# Theirs\ntitle: A\n'), '# Theirs\ntitle: A\n')
})

test('a path that is no file of a configuration is not written', () => {
  for (const wrong of ['../a.yaml', '/agents/a.yaml', 'agents/../../a.yaml', 'scenarios/../a.txt'])
    assert.throws(() => mergeFile(wrong, null, pulled), /no file of a configuration/)
})
