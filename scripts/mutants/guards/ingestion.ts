import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const ingestion = [`${server}/ingestion/*.test.ts`]
const runs = [`${server}/resources/ingestion_runs/*.test.ts`]
const search = [`${server}/runtime/search_index/*.test.ts`]

/** What keeps a reading whole, the owner's decisions intact, and an index right. */
export const ingestionGuards = [
  ...guardsOf(`${server}/resources/knowledge_sources/service.ts`, runs, [
    ['an archived source is not read', "refuseArchived(row, 'source')", ''],
    [
      'the own source is not read',
      "if (row.owned)\n    throw refuse(\n      'resource_in_use',\n      \"This source holds the owner's facts: there",
      "if (false)\n    throw refuse(\n      'resource_in_use',\n      \"This source holds the owner's facts: there",
    ],
    ['nothing is read while paused', 'if (await mayIngest(db))', 'if (true)'],
  ]),
  ...guardsOf(
    `${server}/resources/ingestion_runs/service.ts`,
    [...runs, ...ingestion],
    [
      ['one run of a source at a time', 'if (unfinished) return represent(unfinished)', ''],
      ['only a plan is applied', "if (row.status !== 'planned') {", 'if (false) {'],
      ['a plan that was overtaken is refused', 'if (await repository.isOvertaken(db, row))', 'if (false)'],
    ],
  ),
  ...guardsOf(`${server}/resources/ingestion_runs/repository.ts`, runs, [
    ['a run in progress overtakes a plan', "or t.status in ('queued', 'running')) limit 1", ') limit 1'],
    ['an archived source is not refreshed', 'where not s.archived and not s.owned', 'where not s.owned'],
    ['a paused organization refreshes nothing', 'and o.verified and not o.paused', ''],
    ['a refresh waits for its hours', "r.created_at > ${now} - s.refresh_hours * interval '1 hour'", 'false'],
  ]),
  ...guardsOf(
    `${server}/ingestion/ingest.ts`,
    [...ingestion, ...runs],
    [
      ['a paused organization ingests nothing', 'refuseInactive(work.organization)', ''],
      ['what lasts ends the run at once', 'hopeless || lastAttempt', 'lastAttempt'],
      [
        'a stop fails the attempt, not the source',
        'if (stopping.aborted || error instanceof Shutdown) throw error',
        '',
      ],
    ],
  ),
  ...guardsOf(`${server}/ingestion/run.ts`, ingestion, [
    [
      'an ended run is not taken',
      "if (!row || (row.status !== 'queued' && row.status !== 'running')) return undefined",
      '',
    ],
  ]),
  ...guardsOf(`${server}/ingestion/desk.ts`, ingestion, [
    ['what was digested otherwise is digested anew', ' && digested_with === digester.key', ''],
    ['what is unchanged is not digested', ' || had?.checksum === read.checksum', ''],
  ]),
  ...guardsOf(`${server}/ingestion/digest_document.ts`, ingestion, [
    ['what stands in because of a stop is not kept', 'stopping.throwIfAborted()', ''],
  ]),
  ...guardsOf(`${server}/ingestion/read_source.ts`, ingestion, [
    ['a stop ends a crawl', 'settings, desk.known, stopping)', 'settings, desk.known)'],
  ]),
  ...guardsOf(
    `${server}/reading/reader.ts`,
    [`${server}/reading/reader.test.ts`],
    [['a closed reader says nothing of a document', 'closing.abort(new Shutdown())', 'closing.abort()']],
  ),
  ...guardsOf(
    `${server}/reading/death.ts`,
    [`${server}/reading/death.test.ts`],
    [
      ['a reader that was stopped says nothing', 'if (stops.includes(signalCode)) return new Shutdown()', ''],
      ['a reader that did not start says nothing', 'if (signalCode === null && !exitCode)', 'if (false)'],
    ],
  ),
  ...guardsOf(
    `${server}/reading/process_main.ts`,
    [`${server}/reading/process_main.test.ts`],
    [['a reader is ended by its server alone', "['SIGINT', 'SIGTERM', 'SIGHUP']", '[]']],
  ),
  ...guardsOf(
    `${server}/jobs/workers.ts`,
    [`${server}/jobs/workers.test.ts`],
    [
      [
        'what could not be finished is put back',
        'if (house.equipment.stopping.aborted || error instanceof Shutdown) await giveBack(boss, each)',
        '',
      ],
      [
        'a job that takes no notice is put back',
        'await orShutdown(house.leaving, perform(house, job, each))',
        'await perform(house, job, each)',
      ],
      [
        'a job is told of the stop',
        'setTimeout(() => stopping.abort(new Shutdown()), finishMs)',
        'setTimeout(() => {}, finishMs)',
      ],
    ],
  ),
  ...guardsOf(
    `${server}/jobs/give_back.ts`,
    [`${server}/jobs/workers.test.ts`],
    [
      ['a stop is no attempt', 'retry_limit = retry_limit + 1, ', ''],
      ['what is put back is due at once', 'start_after = now()', "start_after = now() + interval '1 hour'"],
    ],
  ),
  ...guardsOf(`${server}/ingestion/applying/compare.ts`, ingestion, [
    ['a page that is away keeps its facts', "|| (now?.state === 'failed' && !now.failure?.lasting)", ''],
    ['what other pages state is still stated', '...stillStated(stored, untouched)', ''],
  ]),
  ...guardsOf(`${server}/ingestion/applying/apply.ts`, ingestion, [
    ['a changed number inherits exclusions', 'inherits === null ? []', 'true ? []'],
    ['what is no longer stated is retired', 'sources.retireFacts(db, plan.retired)', ''],
  ]),
  ...guardsOf(`${server}/runtime/search_index/access.ts`, search, [
    [
      'an archived source is closed',
      'if (!source || source.archived) return false',
      'if (!source) return false',
    ],
    ['a source is closed to agents it does not name', '|| source.agents.includes(agent_id)', '|| true'],
    ['a fact that is not in use is not found', 'if (this.#unused.has(fact_id)) return false', ''],
    ['an exclusion holds', '|| !this.#excluded.get(fact_id)?.includes(agent_id)', '|| true'],
  ]),
  ...guardsOf(`${server}/runtime/search_index/organization_index.ts`, search, [
    [
      'the index follows every change',
      'if ((await repository.findVersion(db)) === this.#version) return false',
      'if (this.#version > 0) return false',
    ],
    [
      'a first load that fails leaves nothing',
      'changes ? this.#contents : await this.#contentsAnew',
      'true ? this.#contents : await this.#contentsAnew',
    ],
    [
      'too many changes are loaded beside the index',
      'if (rows > mostAtOnce) return null',
      'if (rows > mostAtOnce) return changes',
    ],
    ['changes are put in when all are read', '      changes.push(each)', '      this.#contents.apply(each)'],
  ]),
  ...guardsOf(`${server}/runtime/search_index/changes.ts`, search, [
    [
      'a vector that the index would refuse is refused first',
      'if (vector.length !== dimensions)',
      'if (false)',
    ],
  ]),
  ...guardsOf(`${server}/db/tenant.ts`, search, [
    ['a load is of one moment', "'begin isolation level repeatable read read only'", "'begin read only'"],
  ]),
]
