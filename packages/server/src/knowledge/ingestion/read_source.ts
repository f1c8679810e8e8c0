import type { KnowledgeTask } from '../equipment.ts'
import { SourceFailure } from '../reading/failure.ts'
import { type Desk, openDesk } from './desk.ts'
import type { SourceRow } from './repository.ts'
import type { Run } from './run.ts'

/** Reads every document of a source, however far an earlier attempt has come, and keeps what it finds with the run. */
export async function readSource(work: KnowledgeTask, run: Run) {
  const desk = await openDesk(work, run)
  if (run.source.kind === 'site') await readSite(work, run, desk)
  else await readOne(work, run, desk)
}

async function readOne({ fetcher, stopping }: KnowledgeTask, { source }: Run, desk: Desk) {
  const found = source.kind === 'page' ? await fetcher.page(source.url!, desk.known, stopping) : given(source)
  const failure = await desk.take(found)
  if (failure) throw failure
  await desk.keep(1)
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

async function readSite({ fetcher, stopping }: KnowledgeTask, { source }: Run, desk: Desk) {
  const { url, max_pages, include, exclude } = source
  const settings = { max_pages: max_pages ?? 100, include: include ?? [], exclude: exclude ?? [] }
  // guard: a stop ends a crawl [stopping]
  const site = fetcher.site(url!, settings, desk.known, stopping)
  for (let page = await site.next(); page; page = await site.next()) {
    const { url: address } = page
    await desk.take(page, (reading) => site.tell(address, reading))
    await desk.keepSome(site.total)
  }
  await desk.keep(site.total)
  if (!desk.read)
    throw new SourceFailure(
      'empty',
      'No page of this site could be read. Look at the pages that failed, and at include and exclude.',
      { lasting: true },
    )
}
