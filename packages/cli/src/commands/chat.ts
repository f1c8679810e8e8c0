import { chat as converse } from '../chat/chat.ts'
import type { Turn } from '../chat/chat_printer.ts'
import { jsonPrinter } from '../chat/json_printer.ts'
import { linesOf } from '../chat/lines.ts'
import { textPrinter } from '../chat/text_printer.ts'
import { type Command, UsageError } from '../command.ts'
import { organizationChoice } from './organization_option.ts'

export const chat: Command = {
  name: 'chat',
  summary: 'Talk to an agent as a visitor would.',
  details:
    '--agent starts a conversation, --resume continues one. Every line of standard input is a message; a\n' +
    'number selects that choice; several numbers (1,3) select several. Replies go to standard output, everything else to\n' +
    'standard error. It ends when the conversation does. The end of the input or Ctrl-C leaves the conversation open.\n' +
    'The conversation is real: it is stored, and a question that cannot be answered becomes a gap. Needs no\n' +
    'running server. With --json, prints one object per line: the conversation with its messages, then every turn.',
  options: {
    agent: { value: '<slug>', meaning: 'The agent to start a conversation with, by its slug.' },
    resume: { value: '<id>', meaning: 'The conversation to continue, instead of --agent.' },
    locale: {
      value: '<tag>',
      meaning: "The visitor's language, such as de. Default: the agent's first language.",
    },
    trace: { meaning: 'After every reply, show what was understood, looked up and decided.' },
    organization: organizationChoice,
  },
  async run({ values, json, say, interruption, environment, stdin, stdout, stderr }) {
    const wanted = wantedBy(values)
    const {
      chooseOrganization,
      expectedErrorMessage,
      readConfig,
      traceLines,
      withConversation,
      withDatabase,
    } = await import('@foyer/server')
    const config = readConfig(environment)
    const stop = new AbortController()
    await withDatabase(config, 'foyer chat', async (database) => {
      const organization = await chooseOrganization(database, values.organization, values.agent)
      const visiting = { database, organization, now: () => new Date() }
      await withConversation(visiting, config, wanted, async (open) => {
        const { id, number, agent } = open.conversation
        // A reply that is being thought of is waited for: it is the conversation's, not ours.
        void interruption.requested().then(() => stop.abort())
        if (stdin.isTTY)
          say(`Conversation #${number} with ${agent}. Type a number to select a choice, Ctrl-D to leave.\n`)
        const ended = await converse(open, {
          printer: json ? jsonPrinter(stdout) : textPrinter({ output: stdout, aside: stderr, traceLines }),
          lines: linesOf(stdin, stderr, { stop: stop.signal, interrupt }),
          say,
          traced: 'trace' in values,
          forgive: (error) => (stdin.isTTY ? expectedErrorMessage(error) : null),
        })
        const there = values.organization === undefined ? '' : ` --organization ${values.organization}`
        say(ended ? farewell(ended) : `To continue: foyer chat --resume ${id}${there}`)
      })
    })
    return undefined
  },
}

function wantedBy({ agent, resume, locale }: Record<string, string>) {
  if (agent !== undefined && resume === undefined) return { agent, ...(locale !== undefined && { locale }) }
  if (agent === undefined && resume === undefined)
    throw new UsageError('Pass --agent <slug> or --resume <id>. See `foyer chat --help`.')
  if (agent !== undefined || locale !== undefined)
    throw new UsageError(
      '--resume continues with the same agent and language: leave out --agent and --locale.',
    )
  return { resume: readId(resume!) }
}

function readId(text: string): number {
  if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
  throw new UsageError(`--resume must be the id of a conversation, not "${text}".`)
}

const interrupt = () => void process.kill(process.pid, 'SIGINT')

function farewell({ conversation: { id, number, status }, replies }: Turn): string {
  const deliverable = replies.flatMap(({ deliverable }) => deliverable ?? []).at(0)
  return [
    `Conversation #${number} is ${status}.`,
    ...(status === 'completed' ? [`Its brief and assessment: GET /v1/conversations/${id}`] : []),
    ...(deliverable ? [`${deliverable.title}: GET /v1/deliverables/${deliverable.id}/document`] : []),
  ].join('\n')
}
