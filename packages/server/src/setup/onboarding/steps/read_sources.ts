import {
  createKnowledgeSource,
  ingestKnowledgeSource,
  updateKnowledgeSource,
} from '../../../knowledge/index.ts'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Context } from '../../../platform/index.ts'
import * as repository from '../repository.ts'
import { write } from '../run.ts'
import { mostPagesUnasked, type SiteToRead } from '../site_to_read.ts'
import type { StepWork } from './step.ts'

/** Has the sites read, and goes on when all sources of the run are. */
export const readSources: StepWork = async ({ tenant }, context, run) => {
  const { sources } = await write(tenant, context, run, async (db, row) => {
    if (row.sites.every(({ source_id }) => source_id !== undefined)) return undefined
    const sites: SiteToRead[] = []
    for (const site of row.sites)
      sites.push(site.source_id === undefined ? await begin(context, db, site) : site)
    repository.linkSources(
      db,
      row.id,
      sites.flatMap(({ source_id }) => source_id ?? []),
    )
    return { fields: { sites } }
  })
  if (sources.some(isUnread)) return 'wait'
  return sources.some(({ status, archived }) => status === 'ready' && !archived) ? 'done' : 'fail'
}

const isUnread = ({ status, archived }: repository.RunSource) =>
  !archived && (status === 'queued' || status === 'ingesting')

/** An address that is a source already is read again, as it is asked for now. */
async function begin(context: Context, db: Transaction, site: SiteToRead): Promise<SiteToRead> {
  const { url, include, max_pages = mostPagesUnasked } = site
  const settings = { max_pages, ...(include && { include }) }
  const known = await repository.findSource(db, { url })
  if (known === undefined) {
    const { id } = await createKnowledgeSource(context, db, { kind: 'site', url, ...settings })
    return { ...site, source_id: id }
  }
  // It is read as it was, unless its owner says otherwise.
  if (include || site.max_pages) await updateKnowledgeSource(context, db, known, settings)
  await ingestKnowledgeSource(context, db, known, {})
  return { ...site, source_id: known }
}
