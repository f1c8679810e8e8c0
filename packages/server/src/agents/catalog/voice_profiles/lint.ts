import type { Input, Output, operations } from '@foyer/contract'
import { lintTexts } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import { likePattern } from './like_pattern.ts'
import * as repository from './repository.ts'
import { sayableTexts } from './sayable.ts'
import { voiceProfiles } from './service.ts'

type Operations = typeof operations

/** As many facts are looked at as could fill the findings several times over. */
const factsLookedAt = 1000

/** What the voice would not say: in a text, or in what is stored for the agents that wear it. */
export async function lintVoiceProfile(
  db: Queryable,
  id: number,
  { text }: Input<Operations['lintVoiceProfile']>['body'],
) {
  const voice = await voiceProfiles.get(db, id)
  const texts = text === undefined ? await storedTexts(db, voice) : [{ where: 'text', text }]
  return { object: 'voice_lint' as const, voice_profile_id: id, findings: lintTexts(texts, voice) }
}

async function storedTexts(db: Queryable, { id, banned_phrases }: Output<Operations['getVoiceProfile']>) {
  const wearers = await repository.listWearers(db, id)
  if (wearers.length === 0 || banned_phrases.length === 0) return []
  const agents = wearers.map((agent) => agent.id)
  const catalog = await repository.listCatalog(db, agents)
  const patterns = banned_phrases.map(likePattern)
  const facts = await repository.listFactsLike(db, { agents, patterns, limit: factsLookedAt })
  return sayableTexts(wearers, [...catalog, ...facts])
}
