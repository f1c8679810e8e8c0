import type { Place } from '../places.ts'
import type { Settler } from './directory.ts'

export async function copyPeople([first]: readonly Place[], { id, home }: Settler, to: Place) {
  if (to === first) return
  const ids = await home.sql<
    { user_id: number }[]
  >`select distinct user_id from members where organization_id = ${id}`
  const people = await first!.sql<
    { person: object }[]
  >`select to_jsonb(u) as person from users u where id = any(${ids.map((r) => r.user_id)})`
  await to.sql`insert into users overriding system value
    select (jsonb_populate_record(null::users, q)).*
    from jsonb_array_elements(${to.sql.json(people.map(({ person }) => person) as never)}) as q
    on conflict do nothing`
}
