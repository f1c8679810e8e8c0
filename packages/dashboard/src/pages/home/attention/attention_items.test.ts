import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Conversation, Insights, KnowledgeGap, Lead, Readiness, WebhookEndpoint } from '@foyer/sdk'
import { leadItems, waitingItems } from './conversation_items.ts'
import { modelItems, webhookItems } from './failure_items.ts'
import { gapItems, readinessItems } from './setup_items.ts'

const agentName = () => 'Front desk'

test('who has waited longest for a person comes first', () => {
  const waiting = [
    { id: 2, number: 2, agent: 'desk', last_message_at: '2026-11-17T09:30:00Z' },
    { id: 1, number: 1, agent: 'desk', last_message_at: '2026-11-17T09:00:00Z', visitor: { name: 'Noor' } },
  ] as Conversation[]
  assert.deepEqual(
    waitingItems('demo', waiting, agentName).map(({ title }) => title),
    ['Noor is waiting for a person', 'Visitor #2 is waiting for a person'],
  )
})

test('a lead is new while nobody has read its conversation', () => {
  const lead = (id: number, name: string, unread: boolean) =>
    ({ id, agent: 'desk', unread, lead_since: '2026-11-17T09:00:00Z', contact: { name } }) as Lead
  const items = leadItems('demo', [lead(1, 'Noor', false), lead(2, 'Jana', true)], agentName)
  assert.deepEqual(
    items.map(({ title }) => title),
    ['Jana is a new lead'],
  )
})

test('a webhook needs attention while its deliveries fail, and once Foyer has disabled it', () => {
  const endpoint = (id: number, fields: Partial<WebhookEndpoint>) =>
    ({ id, url: `https://hooks-${id}.example/in`, enabled: true, ...fields }) as WebhookEndpoint
  const items = webhookItems('demo', [
    endpoint(1, {}),
    endpoint(2, { enabled: false }),
    endpoint(3, { failing_since: '2026-11-16T09:00:00Z' }),
    endpoint(4, { enabled: false, disabled_reason: 'It was gone.', failing_since: '2026-11-10T09:00:00Z' }),
  ])
  assert.deepEqual(
    items.map(({ title, detail, status }) => [title, detail, status]),
    [
      ['hooks-3.example is not receiving events', 'All deliveries are failing. First failure: ', 'failing'],
      [
        'hooks-4.example is not receiving events',
        'The webhook endpoint was disabled. It was gone.',
        'disabled',
      ],
    ],
  )
})

test('failures of the model count for yesterday and today', () => {
  const days = (...failures: number[]) =>
    ({ days: failures.map((model_failures) => ({ model_failures })) }) as Pick<Insights, 'days'>
  assert.deepEqual(modelItems('demo', days(7, 0, 0)), [])
  const [item] = modelItems('demo', days(7, 1, 2))
  assert.equal(item!.title, 'The language model has failed for 3 replies since yesterday')
})

test('one gap is opened itself; of several, the one asked most is told', () => {
  const gap = (id: number, question: string, occurrences: number) =>
    ({ id, question, occurrences }) as KnowledgeGap
  const [one] = gapItems('demo', 1, gap(4, 'Do you ship to Denmark?', 0))
  assert.deepEqual([one!.title, one!.detail], ['1 open gap', '“Do you ship to Denmark?”'])
  assert.deepEqual(one!.link.params, { org: 'demo', id: 4 })
  const [several] = gapItems('demo', 2, gap(4, 'Do you ship to Denmark?', 3))
  assert.deepEqual(
    [several!.title, several!.detail],
    ['2 open gaps', 'Asked most: “Do you ship to Denmark?” (3 times in total)'],
  )
})

test('an agent needs attention while something required is left, and not for what would only be better', () => {
  const readiness = (agent: string, ...levels: string[]) =>
    ({ agent, items: levels.map((level) => ({ level, message: 'Add knowledge.' })) }) as Readiness
  const items = readinessItems(
    'demo',
    [
      readiness('a', 'recommended'),
      readiness('b', 'required', 'recommended'),
      readiness('c', 'required', 'required'),
    ],
    agentName,
  )
  assert.deepEqual(
    items.map(({ key, detail }) => [key, detail]),
    [
      ['readiness-b', 'Add knowledge.'],
      ['readiness-c', '2 things must be done first.'],
    ],
  )
})
