import type { KnowledgeTask } from '../equipment.ts'
import { SourceFailure } from '../reading/failure.ts'
import type { SourceRow } from './repository.ts'
import type { Run } from './run.ts'
import { openRunStaging, type RunStaging } from './run_staging.ts'

/** Reads every document of a source, however far an earlier attempt has come, and keeps what it finds with the run. */
export async function readSource(work: KnowledgeTask, run: Run) {
  const staging = await openRunStaging(work, run)
  if (run.source.kind === 'site') await readSite(work, run, staging)
  else await readOne(work, run, staging)
}

async function readOne({ fetcher, stopping }: KnowledgeTask, { source }: Run, staging: RunStaging) {
  const found =
    source.kind === 'page' ? await fetcher.page(source.url!, staging.validators, stopping) : given(source)
  const failure = await staging.take(found)
  if (failure) throw failure
  await staging.store(1)
}

/** What the owner gave us ourselves. A text may be Markdown, and plain text is that, too. */
function given({ kind, text, content, filename }: SourceRow) {
  const file = kind === 'file'
  return {
    state: 'fetched' as const,
    url: '',
    bytes: file ? content! : Buffer.from(text ?? ''),
    contentType: file ? null : 'text/markdown; charset=utf-8',
    filename: file ? filename : null,
    validators: { etag: null, last_modified: null },
  }
}

async function readSite({ fetcher, stopping }: KnowledgeTask, { source }: Run, staging: RunStaging) {
  const { url, max_pages, include, exclude } = source
  const settings = { max_pages: max_pages ?? 100, include: include ?? [], exclude: exclude ?? [] }
  // guard: a stop ends a crawl [stopping]
  const site = fetcher.site(url!, settings, staging.validators, stopping)
  for (let page = await site.next(); page; page = await site.next()) {
    const { url: address } = page
    await staging.take(page, (reading) => site.report(address, reading))
    await staging.storeIfDue(site.total)
  }
  await staging.store(site.total)
  if (!staging.read)
    throw new SourceFailure(
      'empty',
      'No page of this site could be read. Look at the pages that failed, and at include and exclude.',
      { lasting: true },
    )
}
