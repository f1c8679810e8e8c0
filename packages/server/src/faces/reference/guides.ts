import { readFile } from 'node:fs/promises'

/** The guides, which are Markdown in the repository's docs folder, in the order of a first day. */
interface Guide {
  slug: string
  title: string
  summary: string
}

export const guides: readonly Guide[] = [
  {
    slug: 'talk-to-an-agent',
    title: 'Create an agent and talk to it',
    summary: 'An agent, a fact it can answer from, a conversation, and why it replied as it did.',
  },
  {
    slug: 'put-the-widget-on-a-site',
    title: 'Put the widget on a site',
    summary: 'Allow your site, choose the look, and paste two lines of HTML.',
  },
  {
    slug: 'close-a-knowledge-gap',
    title: 'Add knowledge and close a gap',
    summary: 'Find the questions that went unanswered, add a source, and see the check pass.',
  },
  {
    slug: 'receive-events',
    title: 'Receive events by webhook',
    summary: 'Register an endpoint, verify signatures, and look at deliveries.',
  },
  {
    slug: 'hand-over-to-a-person',
    title: 'Hand over to a person',
    summary: 'See who asks for a person, take over, reply through the API, and hand back.',
  },
  {
    slug: 'configuration-as-code',
    title: 'Keep the configuration in files',
    summary: 'Agents, prompts and the catalog as a folder of YAML: pull, plan, apply.',
  },
  {
    slug: 'test-in-ci',
    title: 'Test agents in a pipeline',
    summary:
      'Play scenarios with simulated visitors and attacks, see what they cover, and stop a bad configuration before it is applied.',
  },
  {
    slug: 'mcp',
    title: 'Connect an assistant over MCP',
    summary:
      'Give an assistant a key and every operation as a tool, or let it talk to an agent as a visitor.',
  },
]

const docs = new URL('../../../../../docs/', import.meta.url)

export const readGuide = (slug: string): Promise<string> =>
  readFile(new URL(`guides/${slug}.md`, docs), 'utf8')

export const readConventions = (): Promise<string> => readFile(new URL('conventions.md', docs), 'utf8')
