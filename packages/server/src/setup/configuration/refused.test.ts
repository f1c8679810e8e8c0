import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { demoOrganization, edited, type Files, plan, pull, sent, tryToApply } from './testing/bundles.ts'

const frontDesk = 'agents/front-desk.yaml'

interface Problem {
  path: string
  line: number
  code: string
  message: string
}

/** The plan tells it, applying is refused with it, and nothing at all is kept. */
async function problemsOf(api: Api, files: Files): Promise<Problem[]> {
  const [before, recorded] = [await pull(api), await listRecorded(api)]
  const { valid, problems } = await plan(api, files)
  assert.equal(valid, false)
  const [first] = problems as Problem[]
  const { status, body } = await tryToApply(api, files)
  assert.ok(status === 422 || status === 409, JSON.stringify(body))
  assert.deepEqual(
    [body.error.code, body.error.message],
    [first!.code, `${first!.path}:${first!.line}: ${first!.message}`],
  )
  const index = Object.keys(files).indexOf(first!.path)
  assert.equal(body.error.param, index < 0 ? 'files' : `files.${index}.content`)
  assert.deepEqual(await pull(api), before)
  assert.deepEqual(await listRecorded(api), recorded)
  return problems
}

const lineOf = (files: Files, path: string, text: string) =>
  files[path]!.split('\n').findIndex((line) => line.includes(text)) + 1

test('a flow that does not compile is refused with every place, and no other file is applied either', async () => {
  const api = await demoOrganization()
  const others = edited(await pull(api), 'services/operations_sprint.yaml', '6 weeks', '8 weeks')
  const files = edited(
    edited(
      { ...others, 'voice_profiles/new.yaml': 'name: New\nlanguages: [en]\n' },
      frontDesk,
      'max_links: 2',
      'max_links: 9',
    ),
    frontDesk,
    /enum_values:\n {12}- now\n {12}- quarter\n/,
    'enum_values:\n            - now\n            - now\n',
  )
  const problems = await problemsOf(api, files)
  assert.deepEqual(new Set(problems.map(({ code }) => code)), new Set(['flow_invalid']))
  const lines = problems.map(({ line }) => line)
  assert.ok(lines.includes(lineOf(files, frontDesk, 'max_links: 9')), JSON.stringify(problems))
  assert.ok(
    lines.includes(files[frontDesk]!.split('\n').lastIndexOf('            - now') + 1),
    JSON.stringify(problems),
  )
})

test('what a file names must be there: agents, identities and voices, with the line that names them', async () => {
  const api = await demoOrganization()
  const files = {
    ...(await pull(api)),
    'services/audit.yaml': 'name: Audit\npricing_unit: fixed\nagents:\n  - front-desk\n  - nobody\n',
    'agents/new.yaml': 'name: New\nlanguages: [en]\n\nidentity: nobody\nvoice_profile: nothing\n',
    'prompt_templates/nowhere/recap.yaml': 'body: Hello\n',
  }
  const problems = await problemsOf(api, files)
  assert.deepEqual(
    problems.map(({ path, line }) => `${path}:${line}`),
    [
      'agents/new.yaml:4',
      'agents/new.yaml:5',
      'prompt_templates/nowhere/recap.yaml:1',
      'services/audit.yaml:5',
    ],
  )
  assert.match(
    problems[0]!.message,
    /^identity names an identity that does not exist.*identities\/nobody\.yaml/,
  )
})

test('fields are held to the contract of their operations, all files at once', async () => {
  const api = await newOrganization()
  const problems = await problemsOf(api, {
    'agents/a.yaml': 'name: A\nlanguages: [en]\nflow:\n  idle_minutes: 5\n  phases:\n    - key: x\n',
    'agents/b.yaml': 'name: B\nlanguages: [en]\nnmae: typo\n',
    'agents/c.yaml': 'name: C\nlanguages: [en]\nslug: other\n',
    'services/a.yaml': 'name: A\npricing_unit: fixed\n',
    'services/b.yaml': 'name: [A]\npricing_unit: hourly\nagents: []\n',
    'voice_profiles/a.yaml': 'just text\n',
    'voice_profiles/b.yaml': '',
  })
  assert.deepEqual(
    problems.map(({ path, line, code, message }) => `${path}:${line} ${code} ${message}`),
    [
      'agents/a.yaml:6 parameter_missing flow.phases.0.title is required.',
      'agents/b.yaml:3 parameter_unknown nmae is not a field of this file. Did you mean name?',
      'agents/c.yaml:3 parameter_unknown slug is not a field of this file.',
      'services/a.yaml:1 parameter_missing agents is required.',
      'services/b.yaml:1 parameter_invalid name must be a string.',
      'voice_profiles/a.yaml:1 parameter_invalid The file must be an object.',
      'voice_profiles/b.yaml:1 parameter_invalid The file must be an object.',
    ],
  )
})

test('what the operations refuse is refused at its line: prices, foreign languages, kinds, the terminal phase', async () => {
  const api = await demoOrganization()
  const files = await pull(api)
  const sprint = 'services/operations_sprint.yaml'
  const cases: [Files, string, string, RegExp][] = [
    [edited(files, sprint, 'currency: EUR\n', ''), sprint, 'name:', /currency is required/],
    [edited(files, sprint, 'currency: EUR', 'currency: XXQ'), sprint, 'currency:', /currency/],
    [
      edited(files, frontDesk, 'flow:\n', 'appearance:\n  texts:\n    fr:\n      title: Salut\nflow:\n'),
      frontDesk,
      'fr:',
      /"fr"/,
    ],
    [edited(files, frontDesk, 'kind: loop', 'kind: step'), frontDesk, 'kind: step', /cannot be changed/],
    [
      edited(files, frontDesk, 'key: wrap_up', 'key: the_end'),
      frontDesk,
      'phases:',
      /terminal|ends the conversation/,
    ],
    [
      edited(files, frontDesk, 'archetype: discovery', 'archetype: support'),
      frontDesk,
      'archetype:',
      /created as/,
    ],
  ]
  for (const [changed, path, text, words] of cases) {
    const [problem] = await problemsOf(api, changed)
    assert.match(problem!.message, words)
    const line =
      text === 'kind: step'
        ? changed[path]!.split('\n').findIndex(
            (each, at, all) => each.includes('kind: step') && all[at - 2]!.includes('key: explore'),
          ) + 1
        : lineOf(changed, path, text)
    assert.deepEqual([problem!.path, problem!.line], [path, line], problem!.message)
  }
})

test('paths that are no file of a configuration, and files that are sent twice, are refused', async () => {
  const api = await newOrganization()
  const content = 'name: A\nlanguages: [en]\n'
  const paths = [
    '../agents/a.yaml',
    '/agents/a.yaml',
    'agents/../a.yaml',
    'agents/..yaml',
    'agents/a/b.yaml',
    'agents/A.yaml',
    'agents/a.yml',
    'agents/a.yaml\n',
    'agents\\a.yaml',
    `agents/${'a'.repeat(65)}.yaml`,
    'constructor/a.yaml',
    'prompt_templates/a.yaml',
    'prompt_templates/a/other.yaml',
    'scenarios/a.yml',
    'scenarios/a/b.yaml',
    'a.yaml',
  ]
  for (const path of paths)
    for (const operation of ['plan', 'apply']) {
      const { status, body } = await api.post(`/configuration/${operation}`, { files: [{ path, content }] })
      assert.deepEqual([status, body.error?.param], [422, 'files.0.path'], path)
    }
  const twice = [...sent({ 'agents/a.yaml': content }), ...sent({ 'agents/a.yaml': content })]
  const { body } = await api.post('/configuration/apply', { files: twice })
  assert.equal(body.error.param, 'files.1.path')
  assert.deepEqual(await pull(api), {})
})

test('hostile files are refused at once: bombs of aliases, deep nests, tags, too many signs, too large', async () => {
  const api = await newOrganization()
  const bomb = `a: &a [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*a, *a]`).join('\n')}`
  const hostile = {
    'voice_profiles/a.yaml': bomb,
    'voice_profiles/b.yaml': `name: ${'['.repeat(50_000)}`,
    'voice_profiles/c.yaml': 'name: !!js/function "x"\nlanguages: [en]\n',
    'voice_profiles/d.yaml': '__proto__: {polluted: true}\nname: A\nlanguages: [en]\n',
    'voice_profiles/e.yaml': `name: ${'- '.repeat(100_000)}`,
    'voice_profiles/f.yaml': 'name: A\nname: B\nlanguages: [en]\n',
    'voice_profiles/g.yaml': 'name: A\nlanguages: [en]\n---\nname: B\n',
    'voice_profiles/h.yaml': `name: A\nlanguages: ${'['.repeat(25)}${']'.repeat(25)}\n`,
  }
  const problems = await problemsOf(api, hostile)
  assert.deepEqual(
    problems.map(({ path }) => path),
    Object.keys(hostile),
  )
  const large = await tryToApply(api, { 'voice_profiles/a.yaml': 'x'.repeat(400_001) })
  assert.deepEqual([large.status, large.body.error.param], [422, 'files.0.content'])
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`voice_profiles/v${at}.yaml`, '']))
  assert.equal((await tryToApply(api, many)).status, 422)
  const body = { files: sent({ 'voice_profiles/a.yaml': 'x'.repeat(5_000_000) }) }
  assert.equal((await api.post('/configuration/apply', body)).status, 413)
})

test('a voice that another agent still uses is not archived', async () => {
  const api = await newOrganization()
  const agent = 'name: One\nlanguages: [en]\n'
  const voice = { 'voice_profiles/warm.yaml': 'name: Warm\nlanguages: [en]\n' }
  await tryToApply(api, { 'agents/one.yaml': `${agent}voice_profile: warm\n`, ...voice })
  const { voice_profile_id } = (await api.get('/agents/one')).body
  await api.post('/agents', { name: 'By hand', voice_profile_id })
  const [problem] = await problemsOf(api, { 'agents/one.yaml': agent })
  assert.deepEqual([problem!.path, problem!.code], ['voice_profiles/warm.yaml', 'resource_in_use'])
})
