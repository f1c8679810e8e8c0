import type { AddedSource } from '@foyer/server'
import type { Command, Result } from '../command.ts'
import { progressBar } from '../progress_bar.ts'
import { sourcesToAdd } from '../sources_to_add.ts'
import { table } from '../table.ts'
import { noWorkersMessage, watch } from '../watch.ts'
import { organizationChoice } from './organization_option.ts'

type Run = NonNullable<AddedSource['run']>

export const sourcesAdd: Command = {
  name: 'sources add',
  summary: 'Add a file, a folder of files, a page or a whole site as sources.',
  details:
    'In a folder, every readable file becomes a source, identified by its path. Existing sources are not added twice:\n' +
    'changed files and all URLs are read again. Needs a running server with background work enabled.',
  argument: {
    name: 'what',
    value: '<path or url>',
    meaning: 'A file, a folder, or an http or https URL.',
  },
  options: {
    organization: organizationChoice,
    title: { value: '<title>', meaning: 'The title. Default: taken from the content.' },
    agents: {
      value: '<slugs>',
      meaning: 'The agents that may use it, separated by commas. Default: all.',
    },
    site: { meaning: 'Read the whole site that starts at the URL, not just the page.' },
    'max-pages': { value: '<n>', meaning: 'The maximum number of pages to read from a site. Default: 100.' },
    wait: { meaning: 'Wait until it is read, and show the progress. Exits with 1 if something failed.' },
  },
  async run({ values, say, environment, stderr }) {
    const wanted = await sourcesToAdd(values)
    const { addSource, chooseOrganization, findRun, isAnybodyAtWork, readConfig, withDatabase } =
      await import('@foyer/server')
    return withDatabase(readConfig(environment), 'foyer sources add', async (database) => {
      const organization = await chooseOrganization(database, values.organization)
      const acting = () => ({ database, organization, now: new Date() })
      const added: AddedSource[] = []
      for (const load of wanted) added.push(await addSource(acting(), await load()))
      say(summaryOf(added))
      let runs = added.flatMap(({ run }) => run ?? [])
      if (values.wait === undefined || runs.length === 0) return resultOf(added, runs)
      const { abandoned } = await watch(
        {
          async look() {
            const near = runs.filter((run) => !hasEnded(run)).slice(0, looked)
            runs = await Promise.all(
              runs.map((run) => (near.includes(run) ? findRun(acting(), run.id) : run)),
            )
            return runs
          },
          progressOf,
          hasEnded: (all) => all.every(hasEnded),
          isWaiting: (all) => !all.some(({ status }) => status === 'running'),
          isAnybodyAtWork: () => isAnybodyAtWork(database),
        },
        { bar: progressBar(stderr) },
      )
      if (abandoned) say(noWorkersMessage)
      return { ...resultOf(added, runs), exitCode: runs.every(isApplied) ? 0 : 1 }
    })
  },
}

/** Runs are taken up in their order: those further back have not begun. */
const looked = 10

const isApplied = ({ status }: Run) => status === 'applied'
const hasEnded = (run: Run) => isApplied(run) || run.status === 'failed'

function progressOf(runs: Run[]) {
  const [only] = runs
  if (runs.length === 1 && only) return { what: only.stage, done: only.done, total: only.total }
  return { what: 'reading', done: runs.filter(hasEnded).length, total: runs.length }
}

function summaryOf(added: AddedSource[]): string {
  const states = ['added', 'read again', 'unchanged'] as const
  const counts = states.map((state) => [added.filter((each) => each.state === state).length, state] as const)
  return `${counts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${count} ${state}`)
    .join(', ')}.`
}

function resultOf(added: AddedSource[], runs: Run[]): Result {
  const byId = new Map(runs.map((run) => [run.id, run]))
  const rows = added.map(({ state, source, run }) => ({
    state,
    source,
    run: run && (byId.get(run.id) ?? run),
  }))
  return {
    data: rows,
    text: table(
      ['source', 'state', 'run', 'facts', 'title'],
      rows.map(({ state, source, run }) => [
        String(source.id),
        state,
        run ? (run.error ? `${run.status}: ${run.error.message}` : run.status) : '-',
        run?.facts ? `+${run.facts.added} =${run.facts.kept} -${run.facts.retired}` : '-',
        source.title,
      ]),
    ),
  }
}
