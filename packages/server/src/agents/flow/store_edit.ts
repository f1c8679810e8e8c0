import {
  type EditResult,
  type FlowDefinition,
  normalize,
  type ProblemSubject,
  paramOf,
  sameFlow,
  trialCompile,
} from '@foyer/engine'
import type { Transaction } from '../../platform/db/index.ts'
import { refuseStale } from '../../platform/http/index.ts'
import { type Context, refuse, refuseArchived } from '../../platform/index.ts'
import * as repository from './repository.ts'

/** An edit of a flow, as the operations describe it. */
export interface FlowEdit {
  slug: string
  ifMatch: string | undefined
  /** What is edited, and the body that says how: together they name the field a refusal is about. */
  subject: ProblemSubject
  body: object
  /** The member of the body that has its fields, when they do not stand at its root. */
  within?: string
  apply(flow: FlowDefinition): EditResult
}

interface StoredEdit {
  before: FlowDefinition
  after: FlowDefinition
  version: number
  changed: boolean
}

/**
 * Lock, apply, trial-compile, keep: every edit of a flow goes this way (§1). Whatever does not compile is refused
 * with the field that caused it and leaves nothing behind; what changes nothing makes no version.
 */
export async function storeEdit(context: Context, db: Transaction, edit: FlowEdit): Promise<StoredEdit> {
  const stored = await repository.getLocked(db, edit.slug)
  const { agent, version, flow: before } = stored
  const edited = edit.apply(before)
  refuseStale(edit.ifMatch, version)
  refuseArchived(agent, 'agent')
  if ('refused' in edited) {
    const { code, message, param } = edited.refused
    throw refuse(code, message, { param })
  }
  if (sameFlow(before, edited.flow)) return { before, after: before, version, changed: false }
  refuseUncompilable(edited.flow, edit)
  const after = normalize(edited.flow)
  const next = version + 1
  repository.updateFlow(context, db, agent.id, after, next)
  return { before, after, version: next, changed: true }
}

function refuseUncompilable(flow: FlowDefinition, { subject, body, within }: FlowEdit) {
  const [problem] = trialCompile(flow).problems
  if (!problem) return
  const fields = body as Record<string, unknown>
  const param = paramOf(problem, subject, within ? (fields[within] as Record<string, unknown>) : fields)
  throw refuse('flow_invalid', problem.message, { param: within && param ? `${within}.${param}` : param })
}
