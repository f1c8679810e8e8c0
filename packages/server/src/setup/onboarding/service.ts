import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Input, OnboardingStep, operations } from '@foyer/contract'
import { resolveLiveAgent, voiceProfiles } from '../../agents/index.ts'
import { createKnowledgeSource, ingestKnowledgeSource } from '../../knowledge/index.ts'
import { insertRow, namesLock, type Queryable, type Transaction } from '../../platform/db/index.ts'
import { type Context, missing, onboardJob, record, refuse } from '../../platform/index.ts'
import { checklist } from './checklist.ts'
import * as repository from './repository.ts'
import { refuseNothing, refuseUnreadable, refuseUnusable } from './rules.ts'
import { getLocked, type Run, store } from './run.ts'
import { represent, undecidedSite } from './serializer.ts'
import { decide } from './steps/choose_parts.ts'

type Operations = typeof operations
type StartBody = Input<Operations['startOnboarding']>['body']

export async function getOnboarding(db: Queryable) {
  const run = await repository.findLatest(db)
  const standing = await checklist(db, run?.agent ?? undefined)
  return { object: 'onboarding' as const, ...standing, run: run ? represent(run) : null }
}

export async function getOnboardingRun(db: Queryable, id: number) {
  const row = await repository.find(db, id)
  if (!row) throw missing()
  return represent(row)
}

/** One run at a time. The same websites go on with theirs; others take its place, and keep what is there. */
export async function startOnboarding(context: Context, db: Transaction, body: StartBody) {
  const { websites = [], text, source_ids = [], skip = [], parts, max_pages } = body
  refuseNothing(body)
  refuseUnreadable(websites)
  db.hold(namesLock('onboarding_runs'))
  const unfinished = await repository.findUnfinished(db)
  if (unfinished) {
    if (isSame(unfinished, body)) return goOn(context, db, unfinished, { parts, max_pages })
    await stop(context, db, unfinished.id)
  }
  const agent_id = body.agent === undefined ? undefined : (await resolveLiveAgent(db, body.agent)).id
  const given = [...(await namedSources(context, db, source_ids)), ...(await textSource(context, db, text))]
  const choice = { ...(parts && { parts }), ...(max_pages && { max_pages }) }
  const sites = websites.map((url) => (parts || max_pages ? decide({ url }, choice) : { url }))
  const id = await insertRow(db, 'onboarding_runs', {
    status: 'running',
    step: sites.length > 0 ? 'choose_parts' : 'sources',
    sites: sites as never,
    locale: body.locale,
    agent_name: body.agent_name,
    agent_id,
    skipped: skip,
    created_at: context.now,
  })
  repository.linkSources(db, id, given)
  repository.replaceSkips(db, skip, context.now)
  await db.enqueue(onboardJob, { onboarding_run_id: id })
  const after = represent((await repository.find(db, id))!)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

function isSame({ sites }: Run, { websites = [], text, source_ids }: StartBody): boolean {
  const urls = sites.map(({ url }) => url)
  return text === undefined && !source_ids && isDeepStrictEqual(urls.toSorted(), websites.toSorted())
}

interface Choice {
  parts?: string[] | undefined
  max_pages?: number | undefined
}

async function goOn(context: Context, db: Transaction, { id, status }: Run, choice: Choice) {
  const chosen = choice.parts || choice.max_pages
  return status === 'waiting' && chosen ? choose(context, db, id, choice) : represent(await getLocked(db, id))
}

/** Those that were never read, or could not be, are read now. */
async function namedSources(context: Context, db: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await repository.listSources(db, ids)
  refuseUnusable(ids, found)
  for (const { id, status } of found) if (status !== 'ready') await ingestKnowledgeSource(context, db, id, {})
  return ids
}

/** The same text twice is one source. */
async function textSource(context: Context, db: Transaction, text: string | undefined): Promise<number[]> {
  if (text === undefined) return []
  const checksum = createHash('sha256').update(text).digest('hex')
  const known = await repository.findSource(db, { checksum })
  return [known ?? (await createKnowledgeSource(context, db, { kind: 'text', text })).id]
}

export async function continueOnboarding(
  context: Context,
  db: Transaction,
  body: Input<Operations['continueOnboarding']>['body'],
) {
  const waiting = await repository.findUnfinished(db)
  if (waiting?.status !== 'waiting')
    throw refuse('not_revertible', 'No run is waiting for a choice. See GET /v1/onboarding.')
  return choose(context, db, waiting.id, body)
}

async function choose(context: Context, db: Transaction, id: number, { parts, max_pages }: Choice) {
  const row = await getLocked(db, id)
  const site = undecidedSite(row)
  const choice = { ...(parts && { parts }), ...(max_pages && { max_pages }) }
  const sites = row.sites.map((each) => (each.url === site?.url ? decide(each, choice) : each))
  const after = await store(context, db, row, { verb: 'continued', fields: { sites, status: 'running' } })
  await db.enqueue(onboardJob, { onboarding_run_id: id })
  return represent(after)
}

/** Also by a run that has not come to the step; one that waits there goes on without it. */
export async function skipOnboarding(
  context: Context,
  db: Transaction,
  { step }: Input<Operations['skipOnboarding']>['body'],
) {
  db.hold(namesLock('onboarding_runs'))
  const before = await getOnboarding(db)
  const unfinished = await repository.findUnfinished(db)
  if (unfinished) await (step ? leaveOut(context, db, unfinished.id, step) : stop(context, db, unfinished.id))
  repository.skip(db, step ?? 'all', context.now)
  const after = await getOnboarding(db)
  if (!isDeepStrictEqual(before, after)) record(context, db, { verb: 'skipped', before, after })
  return after
}

async function leaveOut(context: Context, db: Transaction, id: number, step: OnboardingStep) {
  const row = await getLocked(db, id)
  if (row.skipped.includes(step)) return
  const skipped = [...row.skipped, step]
  const status = step === 'sources' ? 'running' : row.status
  await store(context, db, row, { fields: { skipped, status } })
  // The run may be waiting at this step.
  await db.enqueue(onboardJob, { onboarding_run_id: id })
}

async function stop(context: Context, db: Transaction, id: number) {
  const fields = { status: 'stopped', completed_at: context.now } as const
  await store(context, db, await getLocked(db, id), { verb: 'stopped', fields })
}

export async function undoOnboardingVoice(context: Context, db: Transaction) {
  const found = await repository.findVoiced(db)
  if (!found) throw refuse('not_revertible', 'Onboarding has not given a voice to any agent.')
  const row = await getLocked(db, found.id)
  const voice = row.voice_profile_id!
  await voiceProfiles.update(context, db, voice, { agents: [] })
  await voiceProfiles.archive(context, db, voice)
  await store(context, db, row, { verb: 'voice_undone', fields: { voice_profile_id: null } })
  return getOnboarding(db)
}
