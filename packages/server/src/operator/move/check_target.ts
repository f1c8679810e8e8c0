import type { Place } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'
import { triggersOff } from './copy_rows.ts'
import type { Settler } from './directory.ts'
import { holdOf } from './holds.ts'

/** Looks before anybody is kept waiting whether the organization could live there. */
export async function checkTarget(settler: Settler, to: Place): Promise<void> {
  await refuseOtherSchema(settler.home, to)
  await refuseStranger(settler, to)
  await refuseTriggers(to)
}

async function refuseOtherSchema(from: Place, to: Place) {
  const appliedAt = async ({ sql }: Place) => {
    const rows = await sql<{ number: number; checksum: string }[]>`
      select number, checksum from schema_migrations order by number`
    return JSON.stringify(rows)
  }
  if ((await appliedAt(from)) !== (await appliedAt(to)))
    throw new OperatorRefusal(
      `The databases "${from.name}" and "${to.name}" have different migrations: run \`foyer migrate\`.`,
    )
}

/** An organization that left, or half of a copy, may be replaced. Anybody else's may not. */
async function refuseStranger({ id, slug }: Settler, to: Place) {
  const ours = (await holdOf(to, id)) === 'left'
  const strangers = await to.sql<{ id: number; slug: string }[]>`
    select id, slug from organizations where id = ${id} or slug = ${slug}`
  for (const stranger of strangers) {
    if (!ours || stranger.id !== id)
      throw new OperatorRefusal(
        `The database "${to.name}" has another organization with the ${stranger.id === id ? `id ${id}` : `slug "${slug}"`} (${stranger.slug}). ` +
          'Was it a server of its own before? Delete that organization there first.',
      )
  }
}

async function refuseTriggers({ name, sql }: Place) {
  try {
    await sql.unsafe(`begin; ${triggersOff}; rollback`)
  } catch (error) {
    await sql.unsafe('rollback')
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    const [row] = await sql<{ user: string }[]>`select quote_ident(current_user) as user`
    throw new OperatorRefusal(
      `The user of the database "${name}" may not turn off triggers while rows are copied. As its administrator, run: ` +
        `grant set on parameter session_replication_role to ${row!.user}`,
    )
  }
}

const insufficientPrivilege = '42501'
