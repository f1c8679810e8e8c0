import { createHash } from 'node:crypto'
import type { Document } from '@foyer/engine'
import { getOrganizationRow as getOrganization } from '../../organization/index.ts'
import { inSpan } from '../../platform/telemetry/index.ts'
import { costOfTokens, spendTokens, sumOf } from '../../reasoning/index.ts'
import type { KnowledgeTask } from '../equipment.ts'
import type { SitePage, ValidatorsByUrl } from '../fetching/fetch_result.ts'
import type { PageReading } from '../fetching/site.ts'
import { SourceFailure } from '../reading/failure.ts'
import { digestRead } from './digest_document.ts'
import { digesterOf } from './digester.ts'
import { countDocument } from './ingestion_telemetry.ts'
import * as repository from './repository.ts'
import { type Run, Superseded } from './run.ts'
import { type StatedBefore, statedBeforeIn } from './stated_before.ts'
import { createStyleColours } from './style_colours.ts'

/** Takes one document after the other, digests those that are new or changed, and keeps the results with the run. */
export interface RunStaging {
  /** What servers need not send again. */
  validators: ValidatorsByUrl
  /** Whether anything could be read. */
  readonly read: boolean
  /** Gives why the document could not be read, when it could not. */
  take(page: SitePage, report?: ReportPage): Promise<SourceFailure | null>
  /** Keeps what has been taken, and tells how far it has come. */
  store(total: number): Promise<void>
  /** The same once it is worth it: a document at a time would cost more than reading does. */
  storeIfDue(total: number): Promise<void>
}

/** Says what was found on a page; answers with the page that it only repeats, if it does. */
type ReportPage = (reading: PageReading) => Promise<string | null>

type Blank = Omit<repository.StagedDocument, 'state'>

export async function openRunStaging(work: KnowledgeTask, run: Run): Promise<RunStaging> {
  const { tenant } = work
  const { source, run_id } = run
  const digester = await digesterOf(work, source)
  // With another digester, or other instructions, nothing counts as unchanged.
  const stored = new Map(
    (await repository.listDocuments(tenant, source.id))
      .filter(({ live, digested_with }) => live && digested_with === digester.key)
      .map((document) => [document.url, document]),
  )
  const staged = new Map<string, repository.StagedRow>(
    (await repository.listStaged(tenant, run_id)).map((document) => [document.url, document]),
  )

  const statedBefore = statedBeforeIn(tenant, source.id)
  const withStyleColours = createStyleColours(work)

  let taken: repository.StagedDocument[] = []
  let tokens = { input: 0, output: 0 }
  let { credits } = work.organization
  let storedAt = work.now().getTime()

  function stage(document: repository.StagedDocument) {
    countDocument(work.meter, document.state)
    taken.push(document)
    staged.set(document.url, document)
  }

  function fail(document: Blank, failure: SourceFailure) {
    const { code, message, lasting } = failure
    stage({ ...document, state: 'failed', failure: { code, message, lasting } })
    return failure
  }

  async function store(total: number) {
    const some = taken
    const spent = tokens
    taken = []
    tokens = { input: 0, output: 0 }
    storedAt = work.now().getTime()
    await inSpan('ingest.stage', { attributes: { 'foyer.documents': some.length } }, () =>
      tenant.transaction(async (db) => {
        if (!(await repository.isHeld(db, run))) throw new Superseded()
        repository.stage(db, run_id, some)
        spendTokens(db, { tokens: spent, cost: costOfTokens(digester.reasoner, spent), now: work.now() })
        repository.recordProgress(db, run, { stage: 'reading', done: staged.size, total })
      }),
    )
    if (spent.input + spent.output > 0) credits = (await getOrganization(tenant)).credits
  }

  async function storeIfDue(total: number) {
    // What was paid for is not to be paid for twice.
    const paid = tokens.input + tokens.output > 0
    if (paid || taken.length >= mostTaken || work.now().getTime() - storedAt >= storeEveryMs)
      await store(total)
  }

  async function digest(document: Document, had: repository.DocumentRow | undefined) {
    const reasoner = credits !== null && credits <= 0 ? work.builtin : digester.reasoner
    const before = had && digester.reasoner.isModel ? await statedBefore(had.id) : nothing
    const { tokens: spent, ...digested } = await digestRead(digester, document, {
      reasoner,
      before,
      stopping: work.stopping,
      threads: work.threads,
    })
    tokens = sumOf(tokens, spent)
    return digested
  }

  async function take(page: SitePage, report: ReportPage = reportNothing): Promise<SourceFailure | null> {
    const earlier = staged.get(page.url)
    const had = stored.get(page.url)
    const document = blank(page.url, staged.size)
    const unread = { links: (earlier?.state === 'read' ? earlier : had)?.links ?? [], canonical: null }
    if (earlier) {
      await report(unread)
      const { failure } = earlier
      return failure && new SourceFailure(failure.code, failure.message, failure)
    }
    if (page.state === 'failed') {
      await report(unread)
      return fail(document, page.failure)
    }
    const read =
      page.state === 'unchanged' ? document : { ...document, ...page.validators, ...checksumOf(page) }
    // Documents from before hints were collected have none, and are read again.
    const isSame = had?.checksum === read.checksum && had?.has_hints
    if (page.state === 'unchanged' || isSame) {
      await report(unread)
      stage({ ...read, state: 'unchanged' })
      return null
    }
    try {
      const found = await inSpan('ingest.read', {}, () =>
        work.reader.read({ ...page, url: page.url || null }, work.stopping, tenant.organization_id),
      )
      const links = found.nofollow ? [] : found.links.map(({ url }) => url)
      const twin = await report({ links, canonical: found.canonical })
      // What its owner named is read whatever it tells crawlers.
      if (twin !== null || (found.noindex && source.kind === 'site')) return null
      const hints = await withStyleColours(page.url, found)
      stage({ ...read, state: 'read', links, hints, ...(await digest(found, had)) })
      return null
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      return fail(read, error)
    }
  }

  return {
    validators: new Map([...stored].filter(([, { has_hints }]) => has_hints)),
    get read() {
      return [...staged.values()].some(({ state }) => state !== 'failed')
    },
    take,
    store,
    storeIfDue,
  }
}

const mostTaken = 20
const storeEveryMs = 1000

const reportNothing: ReportPage = async () => null
const nothing: StatedBefore = () => undefined

const checksumOf = ({ bytes }: { bytes: Uint8Array }) => ({
  checksum: createHash('sha256').update(bytes).digest('hex'),
})

const blank = (url: string, position: number): Blank => ({
  url,
  position,
  title: null,
  language: null,
  checksum: null,
  etag: null,
  last_modified: null,
  links: [],
  passages: null,
  hints: null,
  failure: null,
})
