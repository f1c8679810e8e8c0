import { chat as converse } from '../chat/chat.ts'
import type { Turn } from '../chat/chat_printer.ts'
import { jsonPrinter } from '../chat/json_printer.ts'
import { linesOf } from '../chat/lines.ts'
import { textPrinter } from '../chat/text_printer.ts'
import { type Command, UsageError } from '../command.ts'
import { organizationChoice } from './organization_option.ts'

export const chat: Command = {
  name: 'chat',
  summary: 'Talk to an agent, as a visitor would.',
  details:
    'With --agent a conversation is started, with --resume one goes on. Every line of standard input is a message; a\n' +
    'number taps the choice that has it, several (1,3) tap several. The agent speaks on standard output, the rest is on\n' +
    'standard error. It ends with the conversation, or leaves it as it is at the end of the input or at Ctrl-C.\n' +
    'The conversation is a real one: it is kept, and a question that cannot be answered becomes a gap. It needs no\n' +
    'running server. With --json, one object a line: the conversation with its messages, then every turn.',
  options: {
    agent: { value: '<slug>', meaning: 'The agent to start a conversation with, by its slug.' },
    resume: { value: '<id>', meaning: 'The conversation to go on with; instead of --agent.' },
    locale: {
      value: '<tag>',
      meaning: "The visitor's language, such as de; the organization's when absent.",
    },
    trace: { meaning: 'Tell after every reply what was understood, looked up and decided.' },
    organization: organizationChoice,
  },
  async run({ values, json, say, interruption }) {
    const wanted = wantedBy(values)
    const {
      chooseOrganization,
      expectedErrorMessage,
      readConfig,
      traceLines,
      withConversation,
      withDatabase,
    } = await import('@foyer/server')
    const config = readConfig()
    const stop = new AbortController()
    const { stdin, stdout, stderr } = process
    await withDatabase(config, 'foyer chat', async (database) => {
      const organization = await chooseOrganization(database, values.organization, values.agent)
      const visiting = { database, organization, now: () => new Date() }
      await withConversation(visiting, config, wanted, async (open) => {
        const { id, number, agent } = open.conversation
        // A reply that is being thought of is waited for: it is the conversation's, not ours.
        void interruption.requested().then(() => stop.abort())
        if (stdin.isTTY)
          say(`Conversation #${number} with ${agent}. A number taps a choice; Ctrl-D leaves.\n`)
        const ended = await converse(open, {
          printer: json ? jsonPrinter(stdout) : textPrinter({ output: stdout, aside: stderr, traceLines }),
          lines: linesOf(stdin, stderr, { stop: stop.signal, interrupt }),
          say,
          traced: 'trace' in values,
          forgive: (error) => (stdin.isTTY ? expectedErrorMessage(error) : null),
        })
        const there = values.organization === undefined ? '' : ` --organization ${values.organization}`
        say(ended ? farewell(ended) : `Go on with: foyer chat --resume ${id}${there}`)
      })
    })
    return undefined
  },
}

function wantedBy({ agent, resume, locale }: Record<string, string>) {
  if (agent !== undefined && resume === undefined) return { agent, ...(locale !== undefined && { locale }) }
  if (agent === undefined && resume === undefined)
    throw new UsageError('It needs --agent <slug> or --resume <id>. See `foyer chat --help`.')
  if (agent !== undefined || locale !== undefined)
    throw new UsageError('--resume goes on as it began: leave out --agent and --locale.')
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
