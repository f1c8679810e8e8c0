import { type Operation, type VisitedAgent, visits } from '@foyer/contract'
import type { Api } from './api.ts'
import { argumentsOf, tokenArgument } from './arguments.ts'
import { callTool } from './call_tool.ts'
import type { Face } from './face.ts'
import { type OperationTool, toolOf } from './tools.ts'

/** One agent for its visitors: what the widget can do, and nothing more. */

const named = {
  get_agent: visits.getVisitedAgent,
  start_conversation: visits.startVisit,
  send_message: visits.sendVisitMessage,
  get_conversation: visits.getVisit,
  rate_conversation: visits.rateVisit,
  agree_to_mail: visits.agreeToMail,
}

let all: ReadonlyMap<string, OperationTool> | undefined

function visitorTools(): ReadonlyMap<string, OperationTool> {
  all ??= new Map(Object.entries(named).map(([name, operation]) => [name, visitorTool(name, operation)]))
  return all
}

/** The address says which agent. A conversation is opened by its token, as the widget's is: none is kept here. */
function visitorTool(name: string, operation: Operation): OperationTool {
  const takes = argumentsOf(operation)
  if (!isOfAgent(operation)) return toolOf(operation, name, [tokenArgument, ...takes])
  const shown = takes.filter(({ place }) => place !== 'path')
  return toolOf(operation, name, takes, shown)
}

const isOfAgent = ({ path }: Operation) => path.includes('{public_id}')

export function visitorFace(api: Api, public_id: string, agent: VisitedAgent): Face {
  return {
    instructions: instructionsOf(agent),
    tools: [...visitorTools().values()].map(({ definition }) => definition),
    call(name, given) {
      const tool = visitorTools().get(name)
      // The address says which agent is visited: an argument cannot name another one.
      return tool && callTool(api, tool, isOfAgent(tool.operation) ? { ...given, public_id } : given)
    },
  }
}

const instructionsOf = ({ name, role, disclosure }: VisitedAgent) =>
  [
    `You can talk to ${name}${role ? `, ${role}` : ''}, as a visitor of their website. ${disclosure ?? ''}`.trim(),
    'Start with `start_conversation`: it answers the first message and a `token`. Say something with `send_message` and that token: it answers the replies. While a person has taken over, replies are empty: look with `get_conversation` later.',
    'What you say is stored and read by people. Never pass the token on to others: it opens the conversation.',
  ].join('\n')
