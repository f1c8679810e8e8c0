import { type Command, UsageError } from '../command.ts'
import { bridge } from '../mcp/bridge.ts'

export const mcp: Command = {
  name: 'mcp',
  summary: 'Connect an MCP client to a running server over standard input and output.',
  details:
    'For clients that start a program, such as desktop assistants. FOYER_URL is the server, FOYER_API_KEY the\n' +
    'API key: with a read_only key, there are no tools that write. Clients that speak HTTP need no command: they\n' +
    'connect to /mcp on the server and send the key as a bearer token.',
  options: {
    groups: {
      value: '<names>',
      meaning: 'List only the tools of these groups of the API, such as agents,knowledge_gaps.',
    },
    agent: {
      value: '<public id>',
      meaning: 'Talk to this agent as a visitor, without a key. Its public_id begins with ag_.',
    },
  },
  async run({ values: { groups, agent }, environment, stdin: input, stdout: output }) {
    if (groups !== undefined && agent !== undefined)
      throw new UsageError('A visitor has no groups: pass --groups or --agent. See `foyer mcp --help`.')
    const { readConfig } = await import('@foyer/server')
    const { url, apiKey } = readConfig(environment).remote
    if (agent === undefined && apiKey === null)
      throw new UsageError('Set FOYER_API_KEY to an API key, or pass --agent. See `foyer mcp --help`.')
    if (agent !== undefined)
      await bridge({ url: `${url}/mcp/agents/${encodeURIComponent(agent)}`, apiKey: null, input, output })
    else {
      const query = groups === undefined ? '' : `?groups=${encodeURIComponent(groups)}`
      await bridge({ url: `${url}/mcp${query}`, apiKey, input, output })
    }
    return undefined
  },
}
