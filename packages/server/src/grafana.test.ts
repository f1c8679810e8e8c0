import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { newAgent } from './testing/agents.ts'
import { newOrganization } from './testing/api.ts'
import { newConversation, say } from './testing/conversations.ts'
import { runJobs } from './testing/jobs.ts'
import { faithful } from './testing/model_provider/faithful.ts'
import { startModelService } from './testing/model_provider/service.ts'

interface Panel {
  title: string
  type: string
  datasource?: { uid: string }
  targets?: { expr: string; datasource: { uid: string } }[]
}

interface Dashboard {
  panels: Panel[]
  templating: { list: { name: string; type: string; definition?: string }[] }
}

const dashboard = JSON.parse(
  readFileSync(new URL('../../../docs/grafana/foyer.json', import.meta.url), 'utf8'),
) as Dashboard
const expressions = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.flatMap(({ definition }) => definition ?? []),
]

/** What Prometheus adds by itself. */
const added = ['job', 'instance']
const isMetric = /^(?:foyer|gen_ai|http|nodejs|process)_/

interface Selector {
  metric: string
  /** Those that its series are chosen or added up by. */
  labels: string[]
  chosen: [label: string, value: string][]
}

/** The metrics that an expression reads. What it is added up by belongs to all of them. */
function selectorsOf(expression: string): Selector[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) => names!.split(/, */))
  return [...expression.matchAll(/([a-z_]\w*)(?:\{([^}]*)\})?/g)]
    .filter(([, name]) => isMetric.test(name!) && !grouped.includes(name!))
    .map(([, metric, matchers = '']) => {
      const matched = [...matchers.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)]
      return {
        metric: metric!,
        labels: [...matched.map(([, label]) => label!), ...grouped].filter((label) => !added.includes(label)),
        chosen: matched.flatMap(([, label, how, value]): [string, string][] =>
          how === '=' ? [[label!, value!]] : [],
        ),
      }
    })
}

/** The series that /metrics prints: their labels by the metric's name. */
function seriesIn(body: string): Map<string, Record<string, string>[]> {
  const found = new Map<string, Record<string, string>[]>()
  for (const [, name, labels = ''] of body.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const own = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]),
    )
    found.set(name!, [...(found.get(name!) ?? []), own])
  }
  return found
}

test('every metric and label that the Grafana dashboard reads is one that /metrics of a running server prints', async () => {
  const { service } = await startModelService(faithful, { served: { metrics: { token: null } } })
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  await api.post('/webhook_endpoints', { url: 'https://receiver.example/', events: ['conversation.*'] })
  await api.post('/knowledge_facts', { text: 'Parking is free for visitors.' })
  await api.post('/knowledge_sources', { kind: 'text', title: 'Hours', text: 'We are closed on Sundays.' })
  await runJobs(api)
  const { id } = await newConversation(api, agent)
  await say(api, id, 'Is parking free for visitors?')
  await api.post('/organization/export')
  await service.database
    .system`insert into dispatches (organization_id, channel, kind, email, due_at, created_at)
    values (${api.organization.id}, 'mail', 'unheard_of', 'jana@example.com', '2020-01-01', now())`
  const { body } = await service.app.inject('/metrics')
  const series = seriesIn(body)
  for (const expression of expressions)
    for (const { metric, labels, chosen } of selectorsOf(expression)) {
      const printed = series.get(metric)
      assert.ok(printed, `${metric} is not printed: ${expression}`)
      for (const label of labels)
        assert.ok(
          printed.some((own) => label in own),
          `${metric} has no label ${label}: ${expression}`,
        )
      for (const [label, value] of chosen)
        assert.ok(
          printed.some((own) => own[label] === value),
          `${metric} has no ${label}="${value}": ${expression}`,
        )
    }
})

test('the Grafana dashboard can be imported anywhere: every panel reads the data source that its user chooses', () => {
  assert.ok(
    dashboard.templating.list.some(({ name, type }) => name === 'datasource' && type === 'datasource'),
  )
  const shown = dashboard.panels.filter(({ type }) => type !== 'row')
  assert.ok(shown.length >= 30)
  for (const { title, datasource, targets = [] } of shown) {
    assert.ok(targets.length > 0, title)
    for (const { uid } of [datasource!, ...targets.map((target) => target.datasource)])
      assert.match(uid, /^\$\{datasource\}$/, title)
  }
  const selectors = expressions.flatMap(selectorsOf)
  assert.ok(selectors.length >= 40)
})
