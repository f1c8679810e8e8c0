import type { Knowledge } from '../answering/knowledge.ts'

/**
 * Up to which number of the knowledge this server has checked all gaps of an organization: after many changes at once,
 * the first check has seen what the others would.
 */
interface Scope {
  knowledge: Knowledge
  organization_id: number
  /** The open gaps, too. */
  open: boolean
}

const versions = new WeakMap<Knowledge, Map<string, number>>()

const keyOf = (organization_id: number, open: boolean) => `${organization_id} ${open}`

export function wereChecked({ knowledge, organization_id, open }: Scope, version: number): boolean {
  const known = versions.get(knowledge)
  // A check that included open gaps covers one without them, and not the other way round.
  const covering = open ? [true] : [true, false]
  return covering.some((wide) => (known?.get(keyOf(organization_id, wide)) ?? 0) >= version)
}

export function rememberChecked({ knowledge, organization_id, open }: Scope, version: number) {
  const known = versions.get(knowledge) ?? new Map<string, number>()
  versions.set(knowledge, known.set(keyOf(organization_id, open), version))
}
