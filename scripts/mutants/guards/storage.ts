import { guardsOf } from '../mutant.ts'

const db = 'packages/server/src/db'
const services = ['packages/server/src/resources/services/*.test.ts']

/** What storage promises whatever a service does: tenants apart, changes whole, locks held. */
export const storageGuards = [
  ...guardsOf(
    `${db}/isolation.ts`,
    [`${db}/isolation.test.ts`],
    [
      ['tables have row-level security', 'enable row level security', 'disable row level security'],
      ['a tenant reads its own rows', 'using (${column} = ${bound}) with check', 'using (true) with check'],
      ['a tenant writes its own rows', 'with check (${column} = ${bound})', 'with check (true)'],
      ['tenants enter as a role that owns nothing', "isolation === 'role' ? { role: appRole } : {}", '{}'],
    ],
  ),
  ...guardsOf(
    `${db}/tenant.ts`,
    [`${db}/tenant.test.ts`],
    [
      [
        'the organization is bound for one transaction',
        "set local app.organization_id = '${Number(organization_id)}'",
        "set app.organization_id = '${Number(organization_id)}'",
      ],
      [
        'a failed transaction is rolled back',
        "await sql.unsafe('rollback').then(",
        "await sql.unsafe('commit').then(",
      ],
      ['a transaction can be tried', "keep ? 'commit' : 'rollback'", "'commit'"],
      [
        'a statement that failed unnoticed fails the transaction',
        'return [result, await Promise.all(sent)] as const',
        'return [result, (await Promise.allSettled(sent)).map((each) => each.value)] as const',
      ],
    ],
  ),
  ...guardsOf(
    `${db}/tenant.ts`,
    [`${db}/transaction.test.ts`],
    [
      [
        'a query finds what was written before it',
        'async query<Row>(build: (sql: Sql) => Fragment) {\n      sendWaiting()',
        'async query<Row>(build: (sql: Sql) => Fragment) {',
      ],
      ['a write finds what was written before it', 'later(build) {\n      sendWaiting()', 'later(build) {'],
      [
        'a second write under one name does not replace the first',
        'if (writes.some(([name]) => waiting.has(name))) sendWaiting()',
        '',
      ],
    ],
  ),
  ...guardsOf(
    'packages/server/src/jobs/each_due.ts',
    ['packages/server/src/jobs/sweeps.test.ts'],
    [
      [
        'what fails keeps nothing else from its turn',
        'if (++failed <= mostTold) errors.push(new Error(`${nameOf(item)} failed`, { cause: error }))',
        'throw error',
      ],
      ['what fails is told', 'if (failed > 0) throw', 'if (false) throw'],
      ['what fails is passed by', 'after = due.at(-1)', ''],
      [
        'a step that fails keeps no later one from its turn',
        'await step().catch((error: unknown) => errors.push(error))',
        'await step()',
      ],
    ],
  ),
  ...guardsOf(
    'packages/server/src/jobs/workers.ts',
    ['packages/server/src/jobs/sweeps.test.ts'],
    [['the failure of a sweep is told', 'tell(error, `the sweep', 'void (`the sweep']],
  ),
  ...guardsOf(
    `${db}/forget.ts`,
    ['packages/server/src/jobs/sweeps.test.ts'],
    [
      [
        'all portions are forgotten',
        'if ((await remove()).length < portion) return',
        'return void (await remove())',
      ],
    ],
  ),
  ...guardsOf(
    `${db}/migrate.ts`,
    [`${db}/migrate.test.ts`],
    [
      ['a newer database is refused', 'if (!known)', 'if (false)'],
      ['a changed migration is refused', 'if (known.checksum !== checksum)', 'if (false)'],
    ],
  ),
  ...guardsOf(
    `${db}/database.ts`,
    [`${db}/migrate.test.ts`],
    [
      [
        'one process at a time migrates',
        'await session`select pg_advisory_lock(${advisoryLock}::bigint)`',
        '',
      ],
    ],
  ),
  ...guardsOf(`${db}/row.ts`, services, [
    ['a row is held while it is changed', ' for update`', '`'],
    [
      'names are given out one at a time',
      'select pg_advisory_xact_lock(hashtextextended(${scope}, 0))',
      'select 1',
    ],
  ]),
  ...guardsOf('packages/server/src/record.ts', services, [
    ['what changed nothing leaves no event', 'if (!isDeepStrictEqual(before, after)) record', 'record'],
  ]),
  ...guardsOf('packages/server/src/refusal.ts', services, [
    ['nothing archived is changed', 'if (resource.archived)', 'if (false)'],
  ]),
]
