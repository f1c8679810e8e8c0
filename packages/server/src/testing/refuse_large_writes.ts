import type { Sql } from '../platform/db/connect.ts'

/** Makes every statement fail that deletes or changes more rows of the table, until the result is called. */
export async function refuseLargeWrites(system: Sql, table: string, mostRows: number) {
  const name = `refuse_large_writes_of_${table}`
  const triggerOn = (verb: 'update' | 'delete') => `
    create trigger ${name}_${verb} after ${verb} on ${table} referencing old table as written
      for each statement execute function ${name}()`
  await system.unsafe(`
    create function ${name}() returns trigger language plpgsql as $$ begin
      if (select count(*) from written) > ${mostRows} then
        raise exception 'one statement wrote % rows', (select count(*) from written);
      end if;
      return null;
    end $$;
    ${triggerOn('update')};
    ${triggerOn('delete')}`)
  return async () => void (await system.unsafe(`drop function ${name} cascade`))
}
