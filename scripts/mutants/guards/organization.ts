import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const resources = `${server}/resources`
const slice = (name: string) => [`${resources}/${name}/*.test.ts`]
const exports = slice('organization_exports')

/** What an organization may not do, what its exports show and hide, and who may send and take a job. */
export const organizationGuards = [
  ...guardsOf(
    `${server}/activity.ts`,
    [`${server}/activity.test.ts`],
    [
      ['a paused organization does nothing', 'if (organization.paused)', 'if (false)'],
      ['an unverified organization does nothing', 'if (!organization.verified)', 'if (false)'],
      ['used up credits refuse', 'organization.credits === null || organization.credits > 0', 'true'],
      ['no limit is no limit', 'organization.credits === null || ', ''],
    ],
  ),
  ...guardsOf(
    `${server}/http/bind.ts`,
    [`${server}/activity.test.ts`],
    [
      [
        'an activity is refused while inactive',
        '...(operation.activity && !operation.turns && { preHandler: refuseUnlessActive }),',
        '',
      ],
      ['a pause holds at once', 'if (organization) request.caller = { ...caller, organization }', ''],
    ],
  ),
  ...guardsOf(`${resources}/organization/service.ts`, slice('organization'), [
    ['a time zone is known', 'if (body.timezone !== undefined) refuseUnknownTimezone(body.timezone)', ''],
    ['the default is one of the locales', 'refuseStrangeDefaultLocale(before, body)', ''],
  ]),
  ...guardsOf(`${resources}/organization/rules.ts`, slice('organization'), [
    ['usage ends after it begins', 'if (days < 1) throw', 'if (false) throw'],
    ['usage is not asked for without end', 'if (days > mostDays)', 'if (false)'],
  ]),
  ...guardsOf(`${resources}/organization/repository.ts`, slice('organization'), [
    [
      'what several servers count is added up',
      'calls = usage_days.calls + excluded.calls',
      'calls = excluded.calls',
    ],
  ]),
  ...guardsOf(`${resources}/organization/call_counter.ts`, slice('organization'), [
    [
      'what could not be added up is kept',
      'count(organization_id, calls, day)',
      'void [organization_id, calls, day]',
    ],
    ['what was counted is added up at the end', 'await addUp()', ''],
  ]),
  ...guardsOf(`${resources}/organization_exports/service.ts`, exports, [
    ['an export that waits is enough', 'if (waiting) return represent(waiting)', ''],
    ['exports are asked for one at a time', "lockNames(db, 'organization_exports')", ''],
    ['there is no file before its end', "if (found.status !== 'completed') throw missing()", ''],
  ]),
  ...guardsOf(`${resources}/organization_exports/repository.ts`, exports, [
    [
      'secrets are not exported',
      "and coalesce(col_description(c.oid, a.attnum), '') not like 'not exported%'",
      '',
    ],
    [
      'what is of no use is not exported',
      "and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'not exported%'",
      '',
    ],
  ]),
  ...guardsOf(`${resources}/organization_exports/write_export.ts`, exports, [
    ['an ended export is not written again', '|| run.completed_at', ''],
    ['what an earlier attempt wrote is dropped', 'repository.dropChunks(db, export_id)', ''],
    ['an export that is given up says so', 'if (lastAttempt) await endExport', 'if (false) await endExport'],
  ]),
  ...guardsOf(`${resources}/organization_exports/end_export.ts`, exports, [
    ['only who has the run ends it', ' || before.attempt !== attempt', ''],
  ]),
  ...guardsOf(`${server}/db/snapshot.ts`, exports, [
    ['an export is of one moment', 'isolation level repeatable read read only', 'read only'],
  ]),
  ...guardsOf(`${server}/jobs/sweeps.ts`, exports, [
    ['answers are kept for a day', "'created_at', before(now, 24)", "'created_at', before(now, 23)"],
    ['exports are kept for seven days', 'before(now, 7 * 24)', 'before(now, 6 * 24)'],
    ['an export that never ended has failed', '() => giveUpExports(database, before(now, 24), now),', ''],
  ]),
  ...guardsOf(
    `${server}/jobs/queue.ts`,
    [`${server}/jobs/*.test.ts`],
    [
      ['a job is sent inside the transaction', '{ db: connection, ...deadLetter,', '{ ...deadLetter,'],
      ['a dead worker is noticed', 'heartbeatSeconds: 20,', ''],
      ['tenants do not read jobs', 'insert, select (id, start_after) on', 'insert, select on'],
      ['a schema that was given is used', "if (error.code === '42501') return starting(false)", ''],
    ],
  ),
]
