import { FlowVersion, type Input, type operations } from '@foyer/contract'
import { diffFlows, normalize, revertTo, sameFlow, trialCompile } from '@foyer/engine'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { listOf, refuseStale, Versioned } from '../../platform/http/index.ts'
import {
  type Context,
  record,
  refuse,
  refuseArchived,
  representation,
  unknownReference,
} from '../../platform/index.ts'
import * as flows from '../flow/repository.ts'
import { representFlow } from '../flow/serializer.ts'
import { getAgentRow } from '../links/agent_row.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(FlowVersion)

export async function listFlowVersions(
  db: Queryable,
  slug: string,
  query: Input<Operations['listFlowVersions']>['query'],
) {
  const rows = await repository.list(db, slug, query)
  if (rows.length === 0) await getAgentRow(db, slug)
  return listOf(rows, query, represent)
}

/** Whole, archived parts included: a version is the record of what was. */
export async function getFlowVersion(db: Queryable, slug: string, version: number) {
  const row = await repository.get(db, slug, version)
  return represent({ ...row, flow: representFlow(slug, version, row.definition, { include_archived: true }) })
}

export async function diffFlowVersions(
  db: Queryable,
  slug: string,
  version: number,
  against: number | undefined,
) {
  const from = await repository.get(db, slug, version)
  const to = await repository.find(db, slug, against ?? (await flows.get(db, slug)).version)
  if (!to) throw unknownReference('against', 'a version of this flow')
  return {
    object: 'flow_diff' as const,
    from: from.version,
    to: to.version,
    changes: diffFlows(from.definition, to.definition),
  }
}

/** The old content as a new version. What no longer compiles cannot come back. */
export async function revertFlow(
  context: Context,
  db: Transaction,
  slug: string,
  version: number,
  ifMatch: string | undefined,
) {
  const { agent, version: present, flow: before } = await flows.getLocked(db, slug)
  const target = await repository.get(db, slug, version)
  refuseStale(ifMatch, present)
  refuseArchived(agent, 'agent')
  const reverted = revertTo(before, target.definition)
  if (sameFlow(before, reverted)) return new Versioned(representFlow(slug, present, before), present)
  const [problem] = trialCompile(reverted).problems
  if (problem)
    throw refuse(
      'not_revertible',
      `Version ${version} no longer compiles: ${problem.message} Edit the flow instead.`,
    )
  const after = normalize(reverted)
  const next = present + 1
  flows.updateFlow(context, db, agent.id, after, next)
  const shown = representFlow(slug, next, after)
  record(context, db, { verb: 'reverted', before: representFlow(slug, present, before), after: shown })
  return new Versioned(shown, next)
}
