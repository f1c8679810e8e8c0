import { AgentAppearance } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Context, recordChange, refuseArchived, representation } from '../../platform/index.ts'
import { getLocked } from '../agents/service.ts'
import { coloursOf } from './accent_colours.ts'
import * as repository from './repository.ts'
import { type AppearanceChanges, refuseForeignLanguages } from './rules.ts'
import { appearanceOf, defaultDelaySeconds, type StoredAppearance } from './stored_appearance.ts'

const represent = representation(AgentAppearance)

export async function getAgentAppearance(db: Queryable, slug: string) {
  return shown(slug, await repository.get(db, slug))
}

export async function updateAgentAppearance(
  context: Context,
  db: Transaction,
  slug: string,
  changes: AppearanceChanges,
) {
  const agent = await getLocked(db, slug)
  refuseArchived(agent, 'agent')
  refuseForeignLanguages(agent.languages, changes)
  const before = await repository.get(db, slug)
  const after = merge(before, changes)
  repository.put(db, agent.id, after)
  return recordChange(context, db, 'updated', shown(slug, before), shown(slug, after))
}

const shown = (slug: string, stored: StoredAppearance) =>
  represent({
    agent: slug,
    ...appearanceOf(stored),
    colours: stored.accent_colour === undefined ? undefined : coloursOf(stored.accent_colour),
  })

/** Only what is named changes; what is null goes back to its default. */
function merge(
  before: StoredAppearance,
  { accent_colour, launcher, teaser, starter_questions, ...plain }: AppearanceChanges,
): StoredAppearance {
  const changes = {
    ...plain,
    ...(accent_colour !== undefined && { accent_colour: accent_colour?.toLowerCase() }),
    ...(launcher && { launcher: { ...appearanceOf({}).launcher, ...launcher } }),
    ...(teaser !== undefined && { teaser: teaser && { delay_seconds: defaultDelaySeconds, ...teaser } }),
    ...(starter_questions && { starter_questions: withoutEmpty(starter_questions) }),
  }
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  )
}

const withoutEmpty = (questions: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(questions).filter(([, asked]) => asked.length > 0))
