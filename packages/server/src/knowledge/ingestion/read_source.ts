import { inSpan } from '../../platform/telemetry/index.ts'
import type { KnowledgeTask } from '../equipment.ts'
import { SourceFailure } from '../reading/failure.ts'
import { getContent } from './repository.ts'
import type { Run } from './run.ts'
import { openRunStaging, type RunStaging } from './run_staging.ts'

/** Reads every document of a source, however far an earlier attempt has come, and keeps what it finds with the run. */
export async function readSource(work: KnowledgeTask, run: Run) {
  const staging = await openRunStaging(work, run)
  if (run.source.kind === 'site') await readSite(work, run, staging)
  else await readOne(work, run, staging)
}

async function readOne(work: KnowledgeTask, run: Run, staging: RunStaging) {
  const { files, tenant, stopping } = work
  const take = async () => staging.take(await contentOf(work, run, staging))
  // Only one file of an organization is in memory at a time.
  const failure = await (run.source.kind === 'file'
    ? files.hold(tenant.organization_id, take, stopping)
    : take())
  if (failure) throw failure
  await staging.store(1)
}

async function contentOf(
  { fetcher, stopping, tenant }: KnowledgeTask,
  { source }: Run,
  { validators }: RunStaging,
) {
  const { id, kind, url, text, filename } = source
  if (kind === 'page') return inSpan('ingest.fetch', {}, () => fetcher.page(url!, validators, stopping))
  if (kind === 'file') return { ...given, bytes: await getContent(tenant, id), contentType: null, filename }
  // A text may be Markdown, and plain text is that, too.
  return {
    ...given,
    bytes: Buffer.from(text ?? ''),
    contentType: 'text/markdown; charset=utf-8',
    filename: null,
  }
}

/** What the owner gave us themselves. */
const given = { state: 'fetched' as const, url: '', validators: { etag: null, last_modified: null } }

async function readSite({ fetcher, stopping }: KnowledgeTask, { source }: Run, staging: RunStaging) {
  const { url, max_pages, include, exclude } = source
  const settings = { max_pages: max_pages ?? 100, include: include ?? [], exclude: exclude ?? [] }
  const site = fetcher.site(url!, settings, staging.validators, stopping)
  const failures = new Map<string, SourceFailure>()
  const next = () => inSpan('ingest.fetch', {}, () => site.next())
  for (let page = await next(); page; page = await next()) {
    const { url: address } = page
    const failure = await staging.take(page, (reading) => site.report(address, reading))
    if (failure) failures.set(failure.code, failure)
    await staging.storeIfDue(site.total)
  }
  await staging.store(site.total)
  if (!staging.read) throw nothingRead([...failures.values()])
}

/** Where all pages failed for the same reason, that reason says what to do. */
function nothingRead([only, ...others]: SourceFailure[]): SourceFailure {
  const message =
    only && others.length === 0
      ? `No page of this site could be read. ${only.message}`
      : 'No page of this site could be read. Check the pages that failed, and include and exclude.'
  return new SourceFailure('empty', message, { lasting: true })
}
