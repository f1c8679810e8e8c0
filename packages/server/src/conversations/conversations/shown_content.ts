import type { CompiledFlow } from '@foyer/engine'

const parts = ['identity', 'voice', 'services', 'fit_criteria', 'deliverable_templates'] as const

/** Snapshots of earlier releases hold whole rows of the catalog; whose rows they are and when they were made is not shown. */
export function shownContent(content: CompiledFlow): object {
  const shown: Record<string, unknown> = { ...content }
  for (const part of parts) if (part in shown) shown[part] = withoutRowFields(shown[part])
  return shown
}

function withoutRowFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowFields)
  if (typeof value !== 'object' || value === null) return value
  const { organization_id, created_at, ...rest } = value as Record<string, unknown>
  return rest
}
