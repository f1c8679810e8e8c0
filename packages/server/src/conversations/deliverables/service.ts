import { Deliverable, type Input, type operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { Document, listOf } from '../../platform/http/index.ts'
import { representation } from '../../platform/index.ts'
import { documentOf, policy } from './document.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Deliverable)

export async function listDeliverables(
  db: Queryable,
  { agent, ...filters }: Input<Operations['listDeliverables']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, agent_id }), filters, represent)
}

export async function getDeliverable(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** Markdown for whoever asks for it, where it is written in that; a page otherwise. */
export async function getDeliverableDocument(db: Queryable, id: number, accept: string): Promise<Document> {
  const row = await repository.get(db, id)
  if (row.format === 'markdown' && accept.includes(markdown)) return new Document(markdown, row.body)
  return new Document('text/html', documentOf(row), { 'Content-Security-Policy': `${policy}; sandbox` })
}

const markdown = 'text/markdown'
