import { type Command, UsageError } from '../command.ts'
import { progressBar } from '../progress_bar.ts'
import { table } from '../table.ts'
import { noWorkersMessage, watch } from '../watch.ts'
import { organizationChoice } from './organization_option.ts'

export const checksRun: Command = {
  name: 'checks run',
  summary: 'Check whether an agent can answer its gaps or given questions. Exits with 1 if it cannot.',
  details:
    'Without --gap and --question, checks all gaps of the agent that are not archived. Does not resolve or reopen gaps, so\n' +
    'you can use it in continuous integration. Needs a running server with background work enabled.',
  options: {
    agent: { value: '<slug>', required: true, meaning: 'The agent, by its slug.' },
    gap: { value: '<id>', repeated: true, meaning: 'A gap to check; may be given several times.' },
    question: {
      value: '<text>',
      repeated: true,
      meaning: 'A question to check; may be given several times.',
    },
    organization: organizationChoice,
  },
  async run({ values, lists, say, environment, stderr }) {
    const gap_ids = lists.gap!.map(readId)
    const questions = lists.question!
    const { chooseOrganization, findChecks, isAnybodyAtWork, readConfig, startChecks, withDatabase } =
      await import('@foyer/server')
    const { state, abandoned } = await withDatabase(
      readConfig(environment),
      'foyer checks run',
      async (database) => {
        const organization = await chooseOrganization(database, values.organization, values.agent)
        const acting = { database, organization, now: new Date() }
        const { id } = await startChecks(acting, {
          agent: values.agent!,
          ...(gap_ids.length > 0 && { gap_ids }),
          ...(questions.length > 0 && { questions }),
        })
        return watch(
          {
            look: () => findChecks(acting, id),
            progressOf: ({ done, total }) => ({ what: 'checking', done, total }),
            hasEnded: ({ status }) => status === 'completed' || status === 'failed',
            isWaiting: ({ status }) => status === 'queued',
            isAnybodyAtWork: () => isAnybodyAtWork(database),
          },
          { bar: progressBar(stderr) },
        )
      },
    )
    if (abandoned) say(noWorkersMessage)
    if (state.error) say(state.error.message)
    const { answerable, unanswerable, failed, total } = state
    say(`${answerable} of ${total} can be answered, ${unanswerable} cannot, ${failed} could not be checked.`)
    const rows = state.results.map(({ knowledge_gap_id, question, check }) => [
      knowledge_gap_id === undefined ? '-' : String(knowledge_gap_id),
      verdictOf(check),
      question,
    ])
    return {
      data: state,
      text: rows.length > 0 ? table(['gap', 'result', 'question'], rows) : '',
      exitCode: state.status === 'completed' && answerable === total ? 0 : 1,
    }
  },
}

function readId(text: string): number {
  if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw new UsageError(`--gap must be the id of a gap, not "${text}". \`foyer gaps list\` shows them.`)
}

const verdictOf = ({
  answerable,
  reason,
  error,
}: {
  answerable: boolean
  reason?: string
  error?: string
}) =>
  answerable ? 'answerable' : error === undefined ? `not answerable: ${reason}` : `not checked: ${error}`
