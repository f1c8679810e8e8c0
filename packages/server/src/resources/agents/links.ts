import type { Reader, Writer } from '../../db/tenant.ts'
import { archivedReference, unknownReference } from '../../refusal.ts'

/** How other resources refer to agents: by slug in a body, by id in storage. */

/** The ids behind the slugs of a body's `agents`. An archived agent may stay linked, but not be linked anew. */
export async function resolveAgents(db: Reader, slugs: string[], linked: string[] = []): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await db.query<{ id: number; slug: string; archived: boolean }>(
    (sql) => sql`select id, slug, archived from agents
      where organization_id = ${db.organization_id} and slug = any(${slugs})`,
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.map((slug, index) => {
    const found = bySlug.get(slug)
    if (!found) throw unknownReference(`agents.${index}`, 'an agent')
    if (found.archived && !linked.includes(slug)) throw archivedReference(`agents.${index}`, 'an agent')
    return found.id
  })
}

/** Exactly these agents wear the voice from now on; whoever else wore it has none. */
export function moveToVoice(db: Writer, voice_profile_id: number, agents: number[]) {
  db.later(
    (
      sql,
    ) => sql`update agents set voice_profile_id = case when id = any(${agents}) then ${voice_profile_id}::bigint end
      where organization_id = ${db.organization_id}
        and (voice_profile_id = ${voice_profile_id} or id = any(${agents}))`,
  )
}
