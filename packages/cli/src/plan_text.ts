import type { ConfigurationPlan } from '@foyer/server'

type FieldChange = ConfigurationPlan['changes'][number]['fields'][number]

/** A plan for people: what changes, what was changed elsewhere, what is wrong. */
export function planText(plan: ConfigurationPlan): string {
  const changes = plan.changes.map(({ path, action, fields }) =>
    [`${action} ${path}`, ...fields.map(fieldLine)].join('\n'),
  )
  const drift = plan.drift.map(({ path, change, file, fields, applied_at }) =>
    [
      `drift ${path}: ${change} elsewhere since it was applied on ${timeOf(applied_at)}; the file is ${file}`,
      ...fields.map(fieldLine),
    ].join('\n'),
  )
  const problems = plan.problems.map(({ path, line, message }) => `problem ${path}:${line}: ${message}`)
  const warnings = plan.warnings.map(({ path, line, message }) => `warning ${path}:${line}: ${message}`)
  const alone = plan.without_file.map((path) => `left alone ${path}: it has no file`)
  const scenarios = plan.scenarios.map(({ path, title, passes, line, expected, actual }) =>
    passes
      ? `scenario ${path}: ${title}: passes`
      : `scenario ${path}:${line}: ${title}: fails\n  expected ${expected}\n  happened ${actual}`,
  )
  return [...changes, ...drift, ...problems, ...warnings, ...scenarios, ...alone].join('\n')
}

const timeOf = (time: string | Date) => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

const fieldLine = ({ field, before, after }: FieldChange) => `  ${field}: ${short(before)} → ${short(after)}`

const longest = 60

function short(value: unknown): string {
  if (value === undefined) return '(none)'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

export function planSummary({ id, changes, drift, problems, scenarios }: ConfigurationPlan): string {
  const counts = (['create', 'update', 'restore', 'archive'] as const)
    .map((action) => [changes.filter((change) => change.action === action).length, action] as const)
    .filter(([count]) => count > 0)
    .map(([count, action]) => `${count} to ${action}`)
  const failing = scenarios.filter(({ passes }) => !passes).length
  const wrong = [
    ...(problems.length > 0 ? [`${problems.length} problem${problems.length === 1 ? '' : 's'}`] : []),
    ...(drift.length > 0 ? [`${drift.length} changed elsewhere`] : []),
    ...(failing > 0
      ? [`${failing} of ${scenarios.length} scenarios ${failing === 1 ? 'fails' : 'fail'}`]
      : []),
  ]
  return `${id}: ${[...(counts.length > 0 ? counts : ['nothing to change']), ...wrong].join(', ')}.`
}

/** 3: there is something to apply. 1: it could not be applied as it is, or would not do what is expected. */
export function planExitCode({ valid, changes, drift, scenarios }: ConfigurationPlan): 0 | 1 | 3 {
  if (!valid || drift.length > 0 || scenarios.some(({ passes }) => !passes)) return 1
  return changes.length > 0 ? 3 : 0
}
