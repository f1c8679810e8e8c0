import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answersOf,
  criterion,
  endedConversation,
  usualSlots,
} from '../assessment/testing/ended_conversation.ts'
import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { writeDeliverable } from './write_deliverable.ts'

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
const conversation = (rest: Partial<EndedConversation> = {}) =>
  endedConversation(usualSlots, { answers, ...rest })
const bodyOf = (body: string, rest: Partial<EndedConversation> = {}) =>
  writeDeliverable(conversation(rest), template(body)).body
const htmlOf = (body: string, rest: Partial<EndedConversation> = {}) =>
  writeDeliverable(conversation(rest), template(body, 'html')).body

const saying = (words: string): Partial<EndedConversation> => ({
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
  const { title, format } = writeDeliverable(
    conversation(saying('secret')),
    template('{{slots.goal}}', 'html'),
  )
  assert.deepEqual([title, format], ['Outline', 'html'])
  assert.equal(writeDeliverable(conversation({ locale: 'de' })).title, 'Zusammenfassung des Gesprächs')
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
      '## What was said',
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
  assert.match(htmlOf('<h1>Hi</h1>'), /<h2>What was said<\/h2>\n<div><ul><li>Budget: 5,000 to 20,000<\/li>/)
})

test('without a template the answers and what is open are the document; nothing is made up', () => {
  const written = writeDeliverable(conversation({ locale: 'de' }))
  assert.equal(written.format, 'markdown')
  assert.match(
    written.body,
    /^# Zusammenfassung des Gesprächs\n\n## Was besprochen wurde\n\n- Budget: 5\.000 bis 20\.000\n/,
  )
  const nothing = writeDeliverable(endedConversation([], {})).body
  assert.equal(nothing.trim(), '')
})

test('nothing of the judgement and no fact gets into the document', () => {
  const fit_criteria = [criterion(1, 'Pays at once')]
  const judged = endedConversation(usualSlots, { answers, gaps: ['Abroad?'] }, { fit_criteria })
  const body =
    '{{assessment}}{{fit_criteria}}{{facts}}{{deliverable_template}}{{gaps}}{{phase.title}}{{unknown}}'
  assert.equal(writeDeliverable(judged, template(body)).body.trim(), '')
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
  const { body } = writeDeliverable(
    conversation(saying('x'.repeat(10_000))),
    template('{{slots.goal}}'.repeat(6000)),
  )
  assert.ok(body.length < 500_000)
})
