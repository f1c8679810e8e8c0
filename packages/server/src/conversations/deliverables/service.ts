import { Deliverable, type Input, type operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/links/links.ts'
import type { Reader } from '../../platform/db/tenant.ts'
import { Document } from '../../platform/http/document.ts'
import { listOf } from '../../platform/http/paging.ts'
import { representation } from '../../platform/represent.ts'
import { documentOf, policy } from './document.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Deliverable)

export async function listDeliverables(
  db: Reader,
  { agent, ...filters }: Input<Operations['listDeliverables']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  return listOf(await repository.list(db, { ...filters, agent_id }), filters, represent)
}

export async function getDeliverable(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

/** Markdown for whoever asks for it, where it is written in that; a page otherwise. */
export async function getDeliverableDocument(db: Reader, id: number, accept: string): Promise<Document> {
  const row = await repository.get(db, id)
  if (row.format === 'markdown' && accept.includes(markdown)) return new Document(markdown, row.body)
  return new Document('text/html', documentOf(row), { 'Content-Security-Policy': `${policy}; sandbox` })
}

const markdown = 'text/markdown'
