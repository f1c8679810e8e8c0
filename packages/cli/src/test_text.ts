import type { ConfigurationTest } from '@foyer/server'

type Check = ConfigurationTest['checks'][number]
type Coverage = ConfigurationTest['coverage'][number]

/** How a test went, for people: a line for what is well, and everything about what is not. */
export function testText(test: ConfigurationTest): string {
  const agents = [...new Set(test.checks.map(({ agent }) => agent))]
  const parts = agents.flatMap((agent) => {
    const own = test.checks.filter((check) => check.agent === agent)
    const coverage = test.coverage.find((each) => each.agent === agent)
    return [
      ...(agent === undefined ? [] : ['', agent]),
      ...[...Map.groupBy(own, ({ kind }) => kind).values()].flatMap(kindLines),
      ...(coverage ? coverageLines(coverage) : []),
    ]
  })
  const warnings = test.warnings.map(
    ({ agent, path, line, message }) => `warning ${path ? `${path}:${line}` : (agent ?? '')}: ${message}`,
  )
  return [...parts, ...(warnings.length > 0 ? ['', ...warnings] : [])].join('\n').trim()
}

const titles: Record<Check['kind'], string> = {
  files: 'files',
  flow: 'flow',
  readiness: 'readiness',
  standing_check: 'standing checks',
  scenario: 'scenarios',
  injection: 'attacks',
}
const width = 17

function kindLines(checks: Check[]): string[] {
  const [{ kind }] = checks as [Check]
  const failed = checks.filter(({ passes }) => !passes)
  const single = kind === 'files' || kind === 'flow' || kind === 'readiness'
  const result = single
    ? failed.length > 0
      ? 'failed'
      : 'ok'
    : `${checks.length - failed.length} of ${checks.length} ${kind === 'injection' ? 'withstood' : 'passed'}`
  return [`  ${titles[kind].padEnd(width)}${result}`, ...failed.flatMap(failureLines)]
}

/** So many failures of one check are shown; the first says most. */
const mostFailures = 5
const mostMessages = 6

function failureLines({
  kind,
  name,
  path,
  failures,
  runs = 1,
  passed_runs = 0,
  transcript = [],
}: Check): string[] {
  const title = single(kind) ? [] : [`    FAIL ${path ? `${path}: ` : ''}${oneLine(name)}`]
  const rate =
    runs > 1 ? [`      ${passed_runs} of ${runs} runs passed; this is the first that did not:`] : []
  const told = failures
    .slice(0, mostFailures)
    .flatMap(({ message, path: place, line, expected, actual }) => [
      `      ${place ? `${place}:${line}: ` : ''}${message}`,
      ...(expected === undefined ? [] : [`        expected: ${oneLine(expected)}`]),
      ...(actual === undefined ? [] : [`        happened: ${oneLine(actual)}`]),
    ])
  const more = failures.length > mostFailures ? [`      and ${failures.length - mostFailures} more`] : []
  // The words of an attack and its reply are told already.
  const said = kind === 'scenario' ? transcript.slice(-mostMessages) : []
  return [
    ...title,
    ...rate,
    ...told,
    ...more,
    ...(said.length > 0 ? [transcript.length > said.length ? '      …' : '      it went:'] : []),
    ...said.map(({ role, text }) => `      ${role === 'agent' ? 'agent  ' : 'visitor'} ${oneLine(text)}`),
  ]
}

const single = (kind: Check['kind']) => kind === 'files' || kind === 'flow' || kind === 'readiness'

const longest = 200

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

function coverageLines({ scenarios, phases, slots, exits }: Coverage): string[] {
  const label = `  ${'coverage'.padEnd(width)}`
  if (scenarios === 0) return [`${label}no scenarios: write some, and this says what they have seen`]
  const share = (what: string, missed: string[], total: number, verb: string) =>
    `${what} ${total - missed.length} of ${total}${missed.length > 0 ? ` (never ${verb}: ${missed.join(', ')})` : ''}`
  return [
    `${label}${[
      share(
        'phases',
        phases.filter(({ visits }) => visits === 0).map(({ key }) => key),
        phases.length,
        'entered',
      ),
      share(
        'slots',
        slots.filter(({ fills }) => fills === 0).map(({ key }) => key),
        slots.length,
        'filled',
      ),
      share(
        'exits',
        exits.filter(({ exit }) => exit === 0).map(({ phase }) => phase),
        exits.length,
        'taken',
      ),
    ].join(', ')}`,
  ]
}

export function testSummary({ checks, passes, reasoner, milliseconds }: ConfigurationTest): string {
  const failed = checks.filter((check) => !check.passes).length
  const time = `${(milliseconds / 1000).toFixed(1)} s`
  const by = reasoner === 'model' ? ', with the model' : ''
  return passes
    ? `All ${checks.length} checks pass (${time}${by}).`
    : `${failed} of ${checks.length} checks failed (${time}${by}).`
}
