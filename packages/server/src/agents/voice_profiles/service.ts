// guards tested by: *.test.ts, agents/*.test.ts

import { type Input, type operations, VoiceProfile } from '@foyer/contract'
import { lintTexts } from '@foyer/engine'
import { insertRow, type Reader, updateRow, type Writer } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  archive,
  type Context,
  differing,
  getLocked,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
  restore,
} from '../../platform/index.ts'
import { dressAgents, resolveAgents } from '../links/links.ts'
import { likePattern } from './like_pattern.ts'
import * as repository from './repository.ts'
import { sayableTexts } from './sayable.ts'

type Operations = typeof operations
const represent = representation(VoiceProfile)
const stored = { table: 'voice_profiles', get: getVoiceProfile } as const

export async function listVoiceProfiles(db: Reader, query: Input<Operations['listVoiceProfiles']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getVoiceProfile(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

export async function createVoiceProfile(
  context: Context,
  db: Writer,
  body: Input<Operations['createVoiceProfile']>['body'],
) {
  const { agents = [], ...fields } = body
  const wearers = await resolveAgents(db, agents)
  const id = await insertRow(db, 'voice_profiles', { ...fields, created_at: context.now })
  dressAgents(db, 'voice_profile_id', id, wearers)
  const after = await getVoiceProfile(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateVoiceProfile(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['updateVoiceProfile']>['body'],
) {
  const before = await getLocked(db, stored, id)
  // guard: an archived voice is not edited
  refuseArchived(before, 'voice profile')
  const { agents, ...fields } = differing(before, body)
  if (agents) dressAgents(db, 'voice_profile_id', id, await resolveAgents(db, agents, before.agents))
  updateRow(db, 'voice_profiles', id, fields)
  return recordChange(context, db, 'updated', before, await getVoiceProfile(db, id))
}

/** A voice that a live agent wears is refused; archived agents have given theirs back. */
export function archiveVoiceProfile(context: Context, db: Writer, id: number) {
  return archive(context, db, stored, id, ({ agents }) => {
    // guard: a worn voice is not archived
    if (agents.length > 0)
      throw refuse(
        'resource_in_use',
        `Agents wear this voice: ${agents.join(', ')}. Give them another one first.`,
      )
  })
}

export function restoreVoiceProfile(context: Context, db: Writer, id: number) {
  return restore(context, db, stored, id)
}

/** As many facts are looked at as could fill the findings several times over. */
const factsLookedAt = 1000

/** What the voice would not say: in a text, or in what is stored for the agents that wear it. */
export async function lintVoiceProfile(
  db: Reader,
  id: number,
  { text }: Input<Operations['lintVoiceProfile']>['body'],
) {
  const voice = await repository.get(db, id)
  const texts = text === undefined ? await storedTexts(db, voice) : [{ where: 'text', text }]
  return { object: 'voice_lint' as const, voice_profile_id: id, findings: lintTexts(texts, voice) }
}

async function storedTexts(db: Reader, { id, banned_phrases }: repository.VoiceProfileRow) {
  const wearers = await repository.listWearers(db, id)
  if (wearers.length === 0 || banned_phrases.length === 0) return []
  const agents = wearers.map((agent) => agent.id)
  const catalog = await repository.listCatalog(db, agents)
  const patterns = banned_phrases.map(likePattern)
  const facts = await repository.listFactsLike(db, { agents, patterns, limit: factsLookedAt })
  return sayableTexts(wearers, [...catalog, ...facts])
}
