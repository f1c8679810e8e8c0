import type { Page } from '@foyer/contract'
import type { Sql } from '../../db/connect.ts'
import type { Rows } from '../../db/rows.gen.ts'
import type { Reader } from '../../db/tenant.ts'
import { live, pageOf } from '../../http/paging.ts'
import { missing } from '../../refusal.ts'
import { wearersOf } from '../agents/links.ts'

export type VoiceProfileRow = Omit<Rows['voice_profiles'], 'organization_id'> & { agents: string[] }

const columns = (sql: Sql) => sql`
  t.id, t.name, t.languages, t.formality, t.tone_rules, t.banned_phrases, t.preferred_phrases, t.sign_off_style,
  t.archived, t.created_at, ${wearersOf(sql, 'voice_profile_id')} as agents`

export function list(db: Reader, query: Page & { include_archived?: boolean }) {
  return db.query<VoiceProfileRow>(
    (sql) => sql`select ${columns(sql)} from voice_profiles t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<VoiceProfileRow> {
  const [row] = await db.query<VoiceProfileRow>(
    (sql) => sql`select ${columns(sql)} from voice_profiles t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}
