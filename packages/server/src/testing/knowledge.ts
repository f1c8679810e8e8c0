import { normalizeStatement } from '@foyer/engine'
import { insertRow } from '../platform/db/row.ts'
import type { Rows } from '../platform/db/rows.gen.ts'
import type { Transaction } from '../platform/db/tenant.ts'
import type { Api } from './api.ts'

/** What ingestion and conversations leave behind, put there directly: no operation of the API writes it. */

type Fields<Table extends keyof Rows> = Partial<Omit<Rows[Table], 'organization_id' | 'id'>>

export function newSource(api: Api, fields: Fields<'knowledge_sources'> = {}): Promise<number> {
  return insert(api, (db, created_at) =>
    insertRow(db, 'knowledge_sources', { kind: 'page', title: 'Our offer', created_at, ...fields }),
  )
}

/** A digested fact; of a source of its own when none is named. */
export async function newFact(api: Api, fields: Fields<'knowledge_facts'> = {}): Promise<number> {
  const source_id = fields.source_id ?? (await newSource(api))
  const text = fields.text ?? 'A workshop takes two days.'
  return insert(api, (db, created_at) =>
    insertRow(db, 'knowledge_facts', {
      text,
      statement: normalizeStatement(text),
      origin: 'digested',
      topic: 'offer',
      tier: 'situational',
      reviewed: false,
      created_at,
      ...fields,
      source_id,
      ...(fields.archived && { suppression_scope: fields.suppression_scope ?? 'source' }),
    }),
  )
}

export interface GapQuestionInput {
  conversation_id: number
  asked_at: Date
}

export function newGap(
  api: Api,
  { asked = [], ...fields }: Fields<'knowledge_gaps'> & { agent_id: number; asked?: GapQuestionInput[] },
): Promise<number> {
  return insert(api, async (db, created_at) => {
    const gap_id = await insertRow(db, 'knowledge_gaps', {
      question: 'Do you work on weekends?',
      status: 'open',
      created_at,
      ...fields,
    })
    for (const occurrence of asked)
      await insertRow(db, 'knowledge_gap_occurrences', { gap_id, ...occurrence })
    return gap_id
  })
}

function insert({ service, organization }: Api, work: (db: Transaction, now: Date) => Promise<number>) {
  return service.database.tenant(organization.id).transaction((db) => work(db, service.clock.now))
}
