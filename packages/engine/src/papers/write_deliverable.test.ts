import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../assessment/testing/ended_conversation.ts'
import type { AgentDefinition } from '../flow/agent_definition.ts'
import { data } from '../testing/engine_data.ts'
import { services } from './testing/conversations.ts'
import { deliverableCover, writeDeliverable as writeWith } from './write_deliverable.ts'

const writeDeliverable = (conversation: ClosingConversation) => writeWith(conversation, data)

const template = (body: string, format: 'markdown' | 'html' = 'markdown') => ({
  id: 1,
  name: 'Outline',
  body,
  format,
})
const answers = answersOf({
  goal: ['A shop for tea', 'We want a shop for tea'],
  budget: ['5k_to_20k', 'around 12k'],
  wants_call: [false, 'rather not'],
  priorities: [['quality', 'speed'], 'quality and speed'],
})
const conversation = (rest: Partial<ClosingConversation> = {}, agent: Partial<AgentDefinition> = {}) =>
  endedConversation(usualSlots, { answers, ...rest }, agent)
const withTemplate = (body: string, format: 'markdown' | 'html', rest: Partial<ClosingConversation>) =>
  writeDeliverable(conversation(rest, { deliverable_templates: [template(body, format)] }))
const bodyOf = (body: string, rest: Partial<ClosingConversation> = {}) => withTemplate(body, 'markdown', rest)
const htmlOf = (body: string, rest: Partial<ClosingConversation> = {}) => withTemplate(body, 'html', rest)

const saying = (words: string): Partial<ClosingConversation> => ({
  answers: answersOf({ goal: [words, words] }),
})

test('references stand for the answers in the visitor’s words and language', () => {
  const body =
    '# For {{visitor.name}}\n\n{{ slots.goal }} · {{slots.budget}} · {{slots.wants_call}}\n\n{{slots.priorities}}'
  assert.equal(
    bodyOf(body, { visitor: { name: 'Jana' }, locale: 'de-AT' }),
    '# For Jana\n\nA shop for tea · 5.000 bis 20.000 · nein\n\nQuality, Speed\n',
  )
})

test('the title is the template’s name and holds no word of a visitor', () => {
  const deliverable_templates = [template('{{slots.goal}}', 'html')]
  assert.deepEqual(deliverableCover(conversation(saying('secret'), { deliverable_templates })), {
    title: 'Outline',
    format: 'html',
  })
  assert.deepEqual(deliverableCover(conversation({ locale: 'de' })), {
    title: 'Zusammenfassung des Gesprächs',
    format: 'markdown',
  })
})

test('a heading that nothing stands under is left out, with the lines that waited for an answer', () => {
  const body = [
    '# Outline',
    '',
    '## Goal',
    '{{slots.goal}}',
    '## Industry',
    '',
    '{{slots.industry}}',
    '## Means',
    '- Budget: {{slots.budget}}',
    '- Size: {{slots.company_size}}',
    '## Nothing',
    '### Below',
    '{{facts}}',
    '## End',
    'Thank you.',
  ].join('\n')
  assert.equal(
    bodyOf(body),
    '# Outline\n\n## Goal\nA shop for tea\n\n## Means\n- Budget: 5,000 to 20,000\n## End\nThank you.\n',
  )
})

test('the same in HTML, with elements in the place of lines', () => {
  const body =
    '<h1>Outline</h1><h2>Goal</h2><p>{{slots.goal}}</p><h2>Industry</h2><p>In: {{slots.industry}}</p>' +
    '<h2>Means</h2><ul><li>{{slots.budget}}</li><li>{{slots.company_size}}</li></ul><h2>None</h2><ul><li>{{facts}}</li></ul>'
  assert.equal(
    htmlOf(body),
    '<h1>Outline</h1><h2>Goal</h2><p>A shop for tea</p><h2>Means</h2><ul><li>5,000 to 20,000</li></ul>',
  )
})

test('a template without references is followed by the answers and what is open', () => {
  assert.equal(
    bodyOf('# Welcome\n\nOur terms.', { gaps: ['Do you work abroad?'] }),
    [
      '# Welcome',
      '',
      'Our terms.',
      '',
      '## What you told us',
      '',
      '- Budget: 5,000 to 20,000',
      '- What matters most: Quality, Speed',
      '- Call: no',
      '- Goal: A shop for tea',
      '',
      '## Still open',
      '',
      '- Company size',
      '- Timing',
      '- Do you work abroad?',
      '',
    ].join('\n'),
  )
  assert.match(
    htmlOf('<h1>Hi</h1>'),
    /<h2>What you told us<\/h2>\n<div><ul><li>Budget: 5,000 to 20,000<\/li>/,
  )
})

test('without a template the answers and what is open are the document; nothing is made up', () => {
  const written = writeDeliverable(conversation({ locale: 'de' }))
  assert.match(
    written,
    /^# Zusammenfassung des Gesprächs\n\n## Was besprochen wurde\n\n- Budget: 5\.000 bis 20\.000\n/,
  )
  const nothing = writeDeliverable(endedConversation([], {}))
  assert.equal(nothing, '# Summary of the conversation\n\nYou have not told us anything yet.\n')
})

test('a document states facts by their topic, and without a topic those that always apply', () => {
  const facts = [
    { topic: 'pricing', tier: 'situational', text: 'An audit costs 900 euros.' },
    { topic: 'practical', tier: 'universal', text: 'We are closed on Mondays.' },
  ] as const
  assert.equal(
    bodyOf(
      '## Prices\n\n{{facts.pricing}}\n\n## People\n\n{{facts.people}}\n\n## Good to know\n\n{{facts}}',
      {
        facts,
      },
    ),
    '## Prices\n\n- An audit costs 900 euros.\n\n## Good to know\n\n- We are closed on Mondays.\n',
  )
})

test('a document has the date in words, how the organization is reached, the wish and what is open', () => {
  const body =
    '{{organization.name}}, {{organization.address}}, {{organization.phone}}\n{{organization.email}} {{organization.website}}\n\n{{date}}\n\n> {{summary}}\n\n{{open}}'
  const contact = {
    address: 'Am Kai 1\n20457 Hamburg',
    phone: '+49 40 1',
    email: 'a@b.example',
    website: 'https://b.example',
  }
  assert.equal(
    bodyOf(body, { contact, locale: 'de', gaps: ['Macht ihr Fotos?'] }),
    'Harbour Studio, Am Kai 1 20457 Hamburg, \\+49 40 1\na@b.example https\\://b.example\n\n16\\. November 2026\n\n> We want a shop for tea\n\n- Firmengröße\n- Beginn\n- Macht ihr Fotos?\n',
  )
  assert.match(bodyOf(body), /^Harbour Studio, , \n\n16 November 2026/)
})

test('a row, a section or a table that only waited for an answer is left out', () => {
  const row = (title: string, key: string) => `| ${title} | {{slots.${key}}} |`
  const table = (...rows: string[]) => ['| What | Answer |', '|---|---|', ...rows].join('\n')
  assert.equal(
    bodyOf(`${table(row('Budget', 'budget'), row('Size', 'company_size'))}\n\nEnd`),
    '| What | Answer |\n|---|---|\n| Budget | 5,000 to 20,000 |\n\nEnd\n',
  )
  assert.equal(bodyOf(`Hi\n\n${table(row('Size', 'company_size'))}\n\nEnd`), 'Hi\n\nEnd\n')
  const cells = (title: string, key: string) => `<tr><th>${title}</th><td>{{slots.${key}}}</td></tr>`
  assert.equal(
    htmlOf(`<table>${cells('Budget', 'budget')}${cells('Size', 'company_size')}</table>`),
    '<table><tr><th>Budget</th><td>5,000 to 20,000</td></tr></table>',
  )
  assert.equal(htmlOf(`<p>Hi</p><table><tbody>${cells('Size', 'company_size')}</tbody></table>`), '<p>Hi</p>')
  assert.equal(
    htmlOf('<section><h2>Size</h2><p>You are <b>{{slots.company_size}}</b>.</p></section><p>End</p>'),
    '<p>End</p>',
  )
})

test('nothing of the judgement gets into the document', () => {
  const fit_criteria = [criterion(1, 'Pays at once')]
  const body = '{{assessment}}{{fit_criteria}}{{deliverable_template}}{{gaps}}{{phase.title}}{{unknown}}'
  const agent = { fit_criteria, deliverable_templates: [template(body)] }
  assert.equal(writeDeliverable(conversation({ gaps: ['Abroad?'] }, agent)).trim(), '')
})

test('a visitor’s words stay words in Markdown: no heading, link, tag or reference', () => {
  const hostile =
    '# Owned\n\n[pay here](https://evil.example) <img src=x onerror=alert(1)> {{organization.name}} **now**'
  assert.equal(
    bodyOf('## Goal\n\n{{slots.goal}}', saying(hostile)),
    '## Goal\n\n\\# Owned \\[pay here\\](https\\://evil.example) \\<img src=x onerror=alert(1)\\> {{organization.name}} \\*\\*now\\*\\*\n',
  )
  assert.equal(
    bodyOf('| Goal |\n|---|\n| {{slots.goal}} |', saying('a | b')),
    '| Goal |\n|---|\n| a \\| b |\n',
  )
})

test('in Markdown nothing is put into a tag, and only an address where a link leads', () => {
  for (const words of [
    'javascript:alert(1)',
    'https://a.example/) [x](https://b.example',
    'data:text/html,x',
    '/path',
  ])
    assert.equal(
      bodyOf('See [site]({{slots.goal}})\n\n[ref]: {{slots.goal}}\n\nEnd', saying(words)),
      'End\n',
      words,
    )
  assert.equal(
    bodyOf('[site]({{slots.goal}})', saying('https://a.example/x')),
    '[site](https\\://a.example/x)\n',
  )
  assert.equal(bodyOf('a <b title="{{slots.goal}}">b</b>\n\nc', saying('" onclick="x')), 'c\n')
})

test('a visitor’s words stay words in HTML, in a text and in an attribute with or without quotation marks', () => {
  const hostile = `"'><script>alert(1)</script> onmouseover=alert(1)`
  for (const body of [
    '<p>{{slots.goal}}</p>',
    '<p title="{{slots.goal}}">x</p>',
    "<p title='{{slots.goal}}'>x</p>",
    '<p title={{slots.goal}}>x</p>',
    '<p title = {{slots.goal}} >x</p>',
    '<a href="https://a.example/?q={{slots.goal}}">x</a>',
  ]) {
    const html = htmlOf(body, saying(hostile))
    assert.doesNotMatch(html, /<script|["' ]onmouseover=/, body)
    assert.match(html, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/, body)
  }
})

test('in HTML nothing of a visitor gets into a script, a style, a comment, an event, a tag or an address that runs', () => {
  for (const body of [
    '<script>var x = "{{slots.goal}}"</script>',
    '<SCRIPT type="a>b">{{slots.goal}}</SCRIPT >',
    '<style>a { color: {{slots.goal}} }</style>',
    '<!-- > {{slots.goal}} -->',
    '<p onclick="{{slots.goal}}">x</p>',
    '<p style="color:{{slots.goal}}">x</p>',
    '<p {{slots.goal}}>x</p>',
    '<{{slots.goal}}>x',
    '<a href="{{slots.goal}}">x</a>',
    '<a HREF = {{slots.goal}}>x</a>',
    '<a title="a > b" href=\'{{slots.goal}}\'>x</a>',
    '<iframe srcdoc="{{slots.goal}}"></iframe>',
    '<img src="{{slots.goal}}">',
  ])
    assert.doesNotMatch(htmlOf(body, saying('javascript:alert(1)')), /alert/, body)
  assert.match(
    htmlOf('<a href="{{slots.goal}}">x</a>', saying('https://a.example')),
    /href="https:\/\/a.example"/,
  )
  assert.match(htmlOf('<style>a{}</style><!-- x --><p>{{slots.goal}}</p>', saying('tea')), /<p>tea<\/p>/)
  assert.match(htmlOf('<p>1 < 2 and {{slots.goal}}</p>', saying('tea')), /1 < 2 and tea/)
})

test('a template that names the longest answer thousands of times ends at once, and stays within what is stored', () => {
  const body = bodyOf('{{slots.goal}}'.repeat(6000), saying('x'.repeat(10_000)))
  assert.ok(body.length < 500_000)
})

test('only services that fit are in the document, without what the owner wrote for the agent', () => {
  const deliverable_templates = [template('# Outline\n\nYours.\n\n## What we suggest\n\n{{services}}')]
  const written = (text: string) =>
    writeDeliverable(conversation({ said: [{ message_id: 1, text }] }, { services, deliverable_templates }))
  assert.equal(
    written('What does the care plan cost?'),
    '# Outline\n\nYours.\n\n## What we suggest\n\n- Care plan (€450–€900 per month): Updates and backups every month.\n',
  )
  assert.equal(written('Hello there.'), '# Outline\n\nYours.\n')
  assert.doesNotMatch(written('A shop relaunch, please.'), /Push/)
})

test('what a service includes is told apart, also where one thing has a comma in it', () => {
  const deliverable_templates = [template('{{services}}')]
  const [, care] = services
  const asked = { said: [{ message_id: 1, text: 'What does the care plan cost?' }] }
  const written = (deliverables: string[]) =>
    writeDeliverable(conversation(asked, { services: [{ ...care!, deliverables }], deliverable_templates }))
  assert.match(written(['a map', 'five measures, ranked']), /You get: a map; five measures, ranked\./)
  assert.match(written(['a map', 'a plan']), /You get: a map, a plan\./)
})

test('a title for somebody without a name ends before the word that led to it', () => {
  assert.equal(bodyOf('# Outline for {{visitor.name}}\n\nYours.'), '# Outline\n\nYours.\n')
  assert.equal(bodyOf('# Überblick für {{visitor.name}}\n\nx'), '# Überblick\n\nx\n')
  assert.equal(htmlOf('<h1>Outline for {{visitor.name}}</h1><p>x</p>'), '<h1>Outline</h1><p>x</p>')
})

test('who has answered nothing is not told what is missing', () => {
  const written = writeDeliverable(conversation({ answers: {}, gaps: ['Do you work abroad?'] }))
  assert.equal(written, '# Summary of the conversation\n\n## Still open\n\n- Do you work abroad?\n')
})
