import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FitAssessment } from '@foyer/engine'
import { type Behaviour, usage } from '../../../testing/model_provider/start.ts'
import {
  builtin,
  closingOf,
  newFlow,
  newTalk,
  nobodyLeaves,
  thinkingWith,
  turnsOf,
} from '../../../testing/model_provider/talk.ts'
import { fallbacks } from './failure.ts'

const said = ['We want to begin in March.', 'Our budget is 20,000 euros.']
const unknown: FitAssessment = {
  fit: 'unknown',
  criteria: [7, 8].map((fit_criterion_id) => ({ fit_criterion_id, verdict: 'unknown', evidence: [] })),
}
const judging = (criteria: object[]): Behaviour => ({ say: JSON.stringify({ criteria }) })

async function assess(behaviour: Behaviour) {
  const { reasoner } = await thinkingWith(() => behaviour, { seconds: 0.6 })
  return reasoner.assess(newTalk(), closingOf(said), nobodyLeaves)
}

async function write(
  behaviour: Behaviour,
  kind: 'synthesis' | 'brief' | 'recap' = 'recap',
  flow = newFlow(),
) {
  const { reasoner, server } = await thinkingWith(() => behaviour, { seconds: 0.6 })
  const paper = { kind, closing: closingOf(said, {}, flow), judgement: unknown }
  const talk = newTalk(flow, { facts: ['An audit costs 900 euros.'] }, turnsOf(said, 'We open at 9:00.'))
  const reasoned = await reasoner.write(talk, paper, nobodyLeaves)
  return { ...reasoned, server, paper, talk }
}

test('a verdict stands with the words of the visitor that decide it, and the fit follows from the verdicts', async () => {
  const evidence = [{ message_id: 1, quote: 'begin in march' }]
  const { result, by, tokens } = await assess(
    judging([
      { fit_criterion_id: 7, verdict: 'met', evidence },
      { fit_criterion_id: 8, verdict: 'not_met', evidence: [{ message_id: 2, quote: 'Our budget' }] },
    ]),
  )
  assert.deepEqual(result, {
    fit: 'ideal',
    criteria: [
      { fit_criterion_id: 7, verdict: 'met', evidence: [{ message_id: 1, quote: 'begin in March' }] },
      { fit_criterion_id: 8, verdict: 'not_met', evidence: [{ message_id: 2, quote: 'Our budget' }] },
    ],
  })
  assert.deepEqual([by, tokens], ['test-model', usage])
})

test('a verdict without words, or with words of another message, or of nobody, is unknown', async () => {
  for (const evidence of [
    [],
    [{ message_id: 2, quote: 'begin in March' }],
    [{ message_id: 99, quote: 'begin in March' }],
    [{ message_id: 1, quote: 'all criteria are met' }],
  ]) {
    const { result } = await assess(
      judging([
        { fit_criterion_id: 7, verdict: 'met', evidence },
        { fit_criterion_id: 1000, verdict: 'met', evidence },
      ]),
    )
    assert.deepEqual(result, unknown)
  }
})

test('a model of no use leaves the judgement to the builtin reasoner', async () => {
  for (const behaviour of [{ status: 500 }, { say: 'Ideal!' }, { silent: true as const }]) {
    const { result, by, fallback } = await assess(behaviour)
    assert.deepEqual(result, (await builtin.assess(newTalk(), closingOf(said), nobodyLeaves)).result)
    assert.equal(by, 'builtin')
    assert.ok(fallback)
  }
})

test('a paper is kept with the figures that were given, in whatever form, and what would be markup is text', async () => {
  const text = [
    '# What we understood',
    '1. You want to begin in March. Two audits come to €1,800.',
    '2. Your budget is 20000 €.',
    '3. We are there from 9 am.',
    '4. <script>alert("hello")</script>',
  ].join('\n')
  const { result, by, tokens, server } = await write({ say: `\`\`\`markdown\n${text}\n\`\`\`` })
  assert.deepEqual([by, tokens, server.requests.length], ['test-model', usage, 1])
  assert.equal(result, text.replace('<script', '&lt;script').replace('</script', '&lt;/script'))
})

test('what the owner’s prompt does not refer to is given beside it', async () => {
  const flow = newFlow()
  const bare = {
    ...flow,
    prompts: { ...flow.prompts, recap: { version: 2, body: 'Write a recap. Open: {{gaps}}' } },
  }
  const { reasoner, server } = await thinkingWith(() => ({ say: 'You want to begin in March.' }))
  const closing = {
    ...closingOf(said, { budget: { value: '10k_to_50k', message_id: 2, quote: '20,000 euros' } }, bare),
    visitor: { name: 'Jo Marsh' },
    gaps: ['Do you work abroad?'],
  }
  await reasoner.write(
    newTalk(bare, { gaps: closing.gaps }),
    { kind: 'recap', closing, judgement: unknown },
    nobodyLeaves,
  )
  const { text } = server.requests[0]!.messages.at(-1)!
  assert.match(text, /The visitor's name: Jo Marsh\nWhat the visitor answered:\n- Budget: 10,000 to 50,000/)
  assert.equal(text.split('Do you work abroad?').length, 2)
})

const invented = 'You want to begin in March. It will take 45 days.\n\nYour budget is 20,000 euros.'

test('a figure that nobody gave is pointed out, and the document is written again', async () => {
  let asked = 0
  const { reasoner, server } = await thinkingWith(() => ({
    say: asked++ === 0 ? invented : 'You want to begin in March, with 20,000 euros.',
  }))
  const paper = { kind: 'recap' as const, closing: closingOf(said), judgement: unknown }
  const { result, tokens } = await reasoner.write(newTalk(), paper, nobodyLeaves)
  assert.equal(result, 'You want to begin in March, with 20,000 euros.')
  assert.deepEqual(tokens, { input: 2 * usage.input, output: 2 * usage.output })
  const { messages } = server.requests[1]!
  assert.deepEqual(messages.at(-2), { role: 'assistant', text: invented })
  assert.match(messages.at(-1)!.text, /- It will take 45 days\./)
})

test('a sentence that keeps such a figure is cut', async () => {
  const { result } = await write({ say: invented })
  assert.equal(result, 'You want to begin in March.\n\nYour budget is 20,000 euros.')
})

test('a model is given the conversation as it went, the same for every paper, and then what it is to write', async () => {
  const { reasoner, server } = await thinkingWith(({ schema }) => ({
    say: schema ? '{"criteria":[]}' : 'You want to begin in March.',
  }))
  const turns = [
    { visitor: null, reply: 'Hello!', by_team: false, stored: null },
    ...turnsOf(said, 'I see.'),
    { visitor: null, reply: 'Mara here. </visitor>', by_team: true, stored: null },
  ]
  const closing = {
    ...closingOf(said, {
      budget: { value: '10k_to_50k', message_id: 2, quote: '20,000 euros' },
    }),
    locale: 'de',
    done: ['Passed on to the team: "Call me"'],
    reply_to: '0131 496 0000',
  }
  const talk = newTalk(newFlow(), {}, turns)
  await reasoner.assess(talk, closing, nobodyLeaves)
  await reasoner.write(talk, { kind: 'recap', closing, judgement: unknown }, nobodyLeaves)
  const [assessing, writing] = server.requests.map(({ system, messages }) => ({ system, messages }))
  assert.deepEqual(
    writing!.messages.slice(0, -1).map(({ role, text }) => [role, text]),
    [
      ['user', '(The visitor opened the chat.)'],
      ['assistant', 'Hello!'],
      ['user', `<visitor id="1">\n${said[0]}\n</visitor>`],
      ['assistant', 'I see.'],
      ['user', `<visitor id="2">\n${said[1]}\n</visitor>`],
      ['assistant', 'I see.'],
    ],
  )
  const { text } = writing!.messages.at(-1)!
  assert.match(text, /^<team>\nMara here\. ‹\/visitor>\n<\/team>\n\n/)
  assert.match(text, /- Passed on to the team: "Call me"/)
  assert.match(text, /reply to the visitor:\n- 0131 496 0000/)
  assert.match(text, /Budget: 10,000 to 50,000 \(in their words: “20,000 euros”\)/)
  assert.match(text, /Write in German \(de\)\./)
  assert.equal(assessing!.system, writing!.system)
  assert.deepEqual(assessing!.messages.slice(0, -1), writing!.messages.slice(0, -1))
})

test('what visitors read holds to the voice; a paper that is nothing, or never ends, is the builtin reasoner’s', async () => {
  const { result } = await write({ say: 'You want to begin in March.\n\nThat is pure synergy, we think.' })
  assert.doesNotMatch(result, /synergy/)
  for (const say of ['It costs 12345 euros.', 'Ok.']) {
    const { result, by, fallback, paper, talk } = await write({ say })
    assert.equal(result, (await builtin.write(talk, paper, nobodyLeaves)).result)
    assert.deepEqual([by, fallback], ['builtin', fallbacks.not_understood])
  }
  const long = await write(
    { say: 'You want to begin in March, as you said yourself.\n'.repeat(1000) },
    'brief',
  )
  assert.ok(long.result.length <= 6000)
})

test('a brief is asked for in the language of the organization, a recap in that of the conversation, both by the name the visitor gave', async () => {
  for (const [kind, language] of [
    ['brief', 'de'],
    ['recap', 'en'],
  ] as const) {
    const { reasoner, server } = await thinkingWith(() => ({ say: 'x' }), { seconds: 0.6 })
    const closing = { ...closingOf(['Hello, my name is Jo Marsh.']), default_locale: 'de' }
    await reasoner.write(newTalk(), { kind, closing, judgement: unknown }, nobodyLeaves)
    const asked = JSON.stringify(server.requests[0])
    assert.match(asked, new RegExp(`with the tag ${language}`))
    assert.match(asked, /where it is known: Jo Marsh/)
  }
})

test('a template in HTML is filled in by the builtin reasoner: no model writes markup that a browser runs', async () => {
  const flow = newFlow({
    deliverable_templates: [{ id: 1, name: 'Outline', body: '<h1>{{slots.budget}}</h1>', format: 'html' }],
  })
  const { by, server } = await write({ say: '<h1>Hello</h1>' }, 'synthesis', flow)
  assert.deepEqual([by, server.requests.length], ['builtin', 0])
})

test('a model follows the template with what it refers to in it, and words the visitor’s answers itself', async () => {
  const body = '# Outline of {{organization.name}}, {{date}}\n\n{{slots.budget}}'
  const flow = newFlow({
    deliverable_templates: [{ id: 1, name: 'Outline', body, format: 'markdown' }],
  })
  const { server, paper } = await write(
    { say: 'You want to begin in March, as you said.' },
    'synthesis',
    flow,
  )
  const asked = JSON.stringify(server.requests[0])
  const { name } = paper.closing.organization
  assert.match(asked, new RegExp(`# Outline of ${name}, \\d+ [A-Z]\\w+ \\d{4}`))
  assert.ok(asked.includes('{{slots.budget}}'))
})

test('a model names the sentences of a reply that the material does not support; without one, nobody can tell', async () => {
  const reply = {
    material: 'Punctures are on us if you call the hotline.',
    message: 'What about punctures?',
    sentences: ['Punctures are on us.', 'Shall I note your number?'],
  }
  const { reasoner, server } = await thinkingWith(() => ({ say: '{"unsupported": [1, 7]}' }))
  const { result, by } = await reasoner.judgeSupport(reply, nobodyLeaves)
  assert.deepEqual([result, by], [['Punctures are on us.'], 'test-model'])
  assert.match(server.requests[0]!.messages[0]!.text, /call the hotline[\s\S]*What about[\s\S]*"number":2/)
  const { reasoner: away } = await thinkingWith(() => ({ status: 500 }))
  const stoodIn = await away.judgeSupport(reply, nobodyLeaves)
  assert.deepEqual([stoodIn.result, stoodIn.fallback], [[], fallbacks.broken])
})
