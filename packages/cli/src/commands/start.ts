import { type Command, UsageError } from '../command.ts'
import { progressBar } from '../progress_bar.ts'
import { noWorkersMessage, watch } from '../watch.ts'
import { organizationChoice } from './organization_option.ts'
import { endOf, progressOf, questionLines, withScheme } from './start_report.ts'

export const start: Command = {
  name: 'start',
  summary: 'Set up an agent from a website, and show how it answers ten questions.',
  details:
    'Reads the site, fills in the profile, creates an agent if there is none, and proposes services and a voice. Existing\n' +
    'data is kept. With the same URL, it continues where it stopped. Needs a running server with background work enabled.\n' +
    'Exits with 1 if the site could not be read, or is so large that you have to choose what to read.',
  argument: { name: 'url', value: '<url>', meaning: 'Where the site starts, such as example.com.' },
  options: {
    also: { value: '<url>', repeated: true, meaning: 'Another site; may be given several times.' },
    name: { value: '<name>', meaning: "The name of a new agent. Default: the organization's name." },
    agent: { value: '<slug>', meaning: 'The agent to set up. Default: the first one.' },
    locale: { value: '<tag>', meaning: 'The language of the agent. Default: the language of the pages.' },
    part: { value: '<path>', repeated: true, meaning: 'Read only this part; may be given several times.' },
    'max-pages': { value: '<n>', meaning: 'The maximum number of pages to read from each site.' },
    organization: organizationChoice,
  },
  async run({ values, lists, say, environment, stderr }) {
    const given = {
      websites: [values.url!, ...lists.also!].map(withScheme),
      ...(values.name && { agent_name: values.name }),
      ...(values.agent && { agent: values.agent }),
      ...(values.locale && { locale: values.locale }),
      ...(lists.part!.length > 0 && { parts: lists.part! }),
      ...(values['max-pages'] && { max_pages: readCount(values['max-pages']) }),
    }
    const server = await import('@foyer/server')
    const { chooseOrganization, findOnboardingRun, isAnybodyAtWork, onboardingResult, startOnboardingRun } =
      server
    const config = server.readConfig(environment)
    return server.withDatabase(config, 'foyer start', async (database) => {
      const organization = await chooseOrganization(database, values.organization)
      const acting = () => ({ database, organization, now: new Date() })
      const { id } = await startOnboardingRun(acting(), given)
      const { state: run, abandoned } = await watch(
        {
          look: () => findOnboardingRun(acting(), id),
          progressOf,
          hasEnded: ({ status }) => status !== 'running',
          isWaiting: ({ step }) => step === 'choose_parts' || step === 'sources',
          isAnybodyAtWork: () => isAnybodyAtWork(database),
        },
        { bar: progressBar(stderr) },
      )
      if (abandoned) say(noWorkersMessage)
      for (const line of endOf(run)) say(line)
      if (run.status !== 'completed' || run.agent === undefined)
        return { data: { run }, text: '', exitCode: run.status === 'completed' ? 0 : 1 }
      const { name, address, questions } = await onboardingResult(acting(), config, run.agent)
      return {
        data: { run, agent: { slug: run.agent, name, address }, questions },
        text: [`${name}: ${address}`, ...questionLines(questions)].join('\n'),
      }
    })
  },
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError(`--max-pages must be a number from 1 to 5000, not "${text}".`)
}
