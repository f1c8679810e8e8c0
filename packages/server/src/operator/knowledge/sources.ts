import { createHash } from 'node:crypto'
import { operations } from '@foyer/contract'
import {
  createKnowledgeSource,
  getIngestionRun,
  getKnowledgeSource,
  ingestKnowledgeSource,
  listIngestionRuns,
  listKnowledgeSources,
  updateKnowledgeSource,
} from '../../knowledge/index.ts'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Context, refuseInactive } from '../../platform/index.ts'
import { type OperatorScope, runAsOperator } from '../run_as_operator.ts'
import { everyPage } from './every_page.ts'
import { parseBody } from './parse_input.ts'

/** A file, known by its name, or an address, known by itself. */
export type SourceToAdd = { title?: string; agents?: string[] } & (
  | { kind: 'file'; filename: string; bytes: Buffer }
  | { kind: 'page'; url: string }
  | { kind: 'site'; url: string; max_pages?: number }
)

export type AddedSource = Awaited<ReturnType<typeof addSource>>

/** What is there already is not added twice: it is read again where it changed, or failed, or may have changed. */
export async function addSource(scope: OperatorScope, given: SourceToAdd) {
  const tenant = scope.database.tenant(scope.organization.id)
  const there = await findKnown(tenant, given)
  // A folder is given again and again: what is as it was costs a look.
  if (there && isAsItWas(there, given))
    return { state: 'unchanged' as const, source: await getKnowledgeSource(tenant, there.id), run: null }
  const body = parseBody(operations.createKnowledgeSource, bodyOf(given))
  return runAsOperator(scope, 'sources add', async (context, db) => {
    refuseInactive(context)
    const known = await findKnown(db, given)
    if (!known) {
      const source = await createKnowledgeSource(context, db, body)
      return { state: 'added' as const, source, run: await latestRun(db, source.id) }
    }
    const { kind, filename, content, ...settings } = body
    const unchanged = hasSameBytes(known, given)
    await updateKnowledgeSource(context, db, known.id, {
      ...settings,
      ...(!unchanged && content && { content }),
    })
    if (unchanged && known.status === 'ready')
      return { state: 'unchanged' as const, source: await getKnowledgeSource(db, known.id), run: null }
    return readAgain(context, db, known.id)
  })
}

async function readAgain(context: Context, db: Transaction, id: number) {
  const run = await ingestKnowledgeSource(context, db, id, {})
  return { state: 'read again' as const, source: await getKnowledgeSource(db, id), run }
}

/** The body of a request that would add it. */
function bodyOf(given: SourceToAdd) {
  if (given.kind !== 'file') return given
  const { bytes, ...rest } = given
  return { ...rest, content: bytes }
}

const isAsItWas = (known: KnownSource, given: SourceToAdd) =>
  hasSameBytes(known, given) &&
  known.status === 'ready' &&
  given.title === undefined &&
  given.agents === undefined

const hasSameBytes = ({ checksum }: KnownSource, given: SourceToAdd) =>
  given.kind === 'file' && checksum === checksumOf(given.bytes)

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

interface KnownSource {
  id: number
  checksum: string | null
  status: string
}

async function findKnown(db: Queryable, given: SourceToAdd): Promise<KnownSource | undefined> {
  const [row] = await db.query<KnownSource>(
    (sql) => sql`select id, checksum, status from knowledge_sources
      where organization_id = ${db.organization_id} and kind = ${given.kind} and not archived and not owned
        and ${given.kind === 'file' ? sql`filename = ${given.filename}` : sql`url = ${given.url}`}
      order by id desc limit 1`,
  )
  return row
}

async function latestRun(db: Queryable, source_id: number) {
  const { data } = await listIngestionRuns(db, { source_id, limit: 1 })
  return data[0] ?? null
}

export const findRun = ({ database, organization }: OperatorScope, id: number) =>
  getIngestionRun(database.tenant(organization.id), id)

export function listSources({ database, organization }: OperatorScope) {
  const tenant = database.tenant(organization.id)
  return everyPage((page) => listKnowledgeSources(tenant, page))
}
