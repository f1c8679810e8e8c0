import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import {
  type AgentDeliverableTemplate,
  type ClosingConversation,
  compile,
  seedFlow,
  seedPrompts,
  writeBrief,
  writeDeliverable,
  writeRecap,
} from '@foyer/engine'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { loadEngineData } from '../../reasoning/index.ts'
import { markdownToHtml } from './markdown_to_html.ts'

/** What a visitor says goes into papers, which become pages: whatever it is, it must not become a part of the page. */

let ids = 0
const prompt = (body: string) => ({ version: 1, body })
const bodies = seedPrompts('discovery')
const { compiled } = compile({
  flow: seedFlow('discovery', 'Front desk', () => ++ids),
  prompts: {
    conversation: prompt(bodies.conversation),
    extraction: prompt(bodies.extraction),
    assessment: prompt(bodies.assessment),
    synthesis: prompt(bodies.synthesis),
    brief: prompt(bodies.brief),
    recap: prompt(bodies.recap),
  },
  pages: [],
  languages: ['en'],
  identity: null,
  voice: null,
  services: [],
  fit_criteria: [],
  deliverable_templates: [],
})

const saying = (words: string, template?: AgentDeliverableTemplate): ClosingConversation => ({
  flow: { ...compiled!, deliverable_templates: template ? [template] : [] },
  organization: { name: 'Harbour Studio' },
  agent: { name: 'Front desk' },
  locale: 'en',
  default_locale: 'en',
  visitor: { name: words },
  answers: { goal: { value: words, message_id: 1, quote: words } },
  said: [{ message_id: 1, text: words }],
  gaps: [words],
  person_wanted: false,
  today: '2026-11-16',
  document_promised: false,
})

const pieces = [
  ...'#*_`~[]()<>!|\\-+=.:/"\'&;{}\n\t 1a@',
  '](',
  '<script>',
  '</script>',
  'https://',
  'www.',
  'javascript:',
  '<!--',
  '-->',
  '```',
  '&lt;',
  '{{slots}}',
  '\n\n',
  '    ',
  ' onclick=',
  '<a href=x>',
  'a.example',
  '1. ',
  '\u2028',
]
const anything = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((some) => some.join(''))

/** A page without its words: the tags, and the names of their attributes. An address for mail may be one to click on. */
function structureOf(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const leads = attributes.href?.startsWith('mailto:') ? 'to mail' : Object.keys(attributes).join(' ')
      found.push(`${name} ${leads}`)
    },
    oncomment: () => found.push('comment'),
  })
  parser.end(html)
  return found.filter((tag) => tag !== 'a to mail')
}

const data = loadEngineData()
const written = {
  brief: (closing: ClosingConversation) => writeBrief(closing, { fit: 'unknown', criteria: [] }, data),
  recap: (closing: ClosingConversation) => writeRecap(closing, data),
}

test('whatever a visitor says, a page made of Markdown has the parts that its template has', () => {
  const template = (body: string): AgentDeliverableTemplate => ({
    id: 1,
    name: 'Outline',
    format: 'markdown',
    body,
  })
  const bodies = [
    '# Goal\n\n{{slots.goal}}\n\nEnd',
    '- a {{slots.goal}}\n- b',
    '> {{slots.goal}} said {{visitor.name}}',
    '| a | b |\n|---|---|\n| {{slots.goal}} | **{{visitor.name}}** |',
    '## For {{visitor.name}}\n\nx',
  ]
  fc.assert(
    fc.property(anything, fc.constantFrom(...bodies), (words, body) => {
      const pageOf = (said: string) =>
        structureOf(markdownToHtml(writeDeliverable(saying(said, template(body)), data)))
      fc.pre(/[\p{L}\p{N}]/u.test(words))
      assert.deepEqual(pageOf(words), pageOf('tea'))
    }),
  )
})

test('whatever a visitor says, a brief and a recap have the parts that they have for anybody', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom('brief' as const, 'recap' as const), (words, paper) => {
      const pageOf = (said: string) => structureOf(markdownToHtml(written[paper](saying(said))))
      fc.pre(/[\p{L}\p{N}]/u.test(words))
      const page = pageOf(words)
      // Somebody with an address can be written to, which is a step of its own.
      assert.ok(['tea', '1@a.example'].some((said) => isDeepStrictEqual(page, pageOf(said))))
    }),
  )
})

test('whatever a visitor says, a page of HTML has the parts that its owner wrote', () => {
  const bodies = [
    '<h1>Goal</h1><p>{{slots.goal}}</p>',
    '<p title="{{slots.goal}}">x</p>',
    "<p title='{{slots.goal}}' class=a>x</p>",
    '<p title={{slots.goal}} class=a>x</p>',
    '<a href="{{slots.goal}}">{{slots.goal}}</a>',
    '<a href={{slots.goal}}>x</a>',
    '<p {{slots.goal}}>x</p>',
    '<!-- {{slots.goal}} --><p>{{slots.goal}}</p>',
    '<script>x("{{slots.goal}}")</script><p>{{slots.goal}}</p>',
    '<p style="{{slots.goal}}" onclick="{{slots.goal}}">{{slots.goal}}</p>',
  ]
  fc.assert(
    fc.property(anything, fc.constantFrom(...bodies), (words, body) => {
      const template: AgentDeliverableTemplate = { id: 1, name: 'Outline', format: 'html', body }
      const pageOf = (said: string) => writeDeliverable(saying(said, template), data)
      fc.pre(/[\p{L}\p{N}]/u.test(words))
      assert.deepEqual(structureOf(pageOf(words)), structureOf(pageOf('tea')))
      assert.doesNotMatch(pageOf(words), /(?:href|src)=["']?\s*javascript:/i)
    }),
  )
})
