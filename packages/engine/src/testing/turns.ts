import type { AgentDefinition } from '../flow/agent_definition.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { initialLoopState } from '../turn/initial_state.ts'
import type { Responder, ResponderRequest } from '../turn/responder.ts'
import { type AgentKnowledge, SearchAway, type TurnSearch, type TurnSetting } from '../turn/setting.ts'
import type { LoopState } from '../turn/state.ts'
import type { GivenPassage } from '../turn/stored_turn.ts'
import { takeTurn } from '../turn/take_turn.ts'
import type { HistoryTurn, TurnEvent, TurnMessage, TurnPorts, TurnResult } from '../turn/turn.ts'
import { flowOf, phase, slot, terminal } from './flows.ts'
import { type ScriptedResponse, scriptedResponder } from './scripted_responder.ts'
import { compileFlow } from './talks.ts'

/** A bicycle shop: what visitors need, how to reach them, and the end. */
export const shop = (agent: Partial<AgentDefinition> = {}): CompiledFlow =>
  compileFlow(
    flowOf(
      phase(1, {
        key: 'needs',
        title: 'Needs',
        objective: 'Find out what they want to rent.',
        tools: ['consult_knowledge', 'capture_slots', 'suggest_replies', 'offer_navigation'],
        slots: [
          slot(11, { key: 'bike', data_type: 'enum', enum_values: ['city', 'tandem'], required: true }),
          slot(12, { key: 'number', required: true }),
        ],
      }),
      phase(2, {
        key: 'contact',
        title: 'Contact',
        objective: 'Find out where the team can reach them.',
        exit_criteria: 'The visitor says that all is right.',
        tools: ['capture_slots'],
        slots: [slot(21, { key: 'email', data_type: 'email', required: true })],
      }),
      terminal(),
    ),
    { pages: [{ title: 'Tandems', url: 'https://shop.example/tandems' }], ...agent },
  )

export const prices: GivenPassage = {
  kind: 'passage',
  id: 1,
  title: 'Prices',
  text: 'City e-bike: £42 a day. Tandem: £55 a day.',
}
export const hours: GivenPassage = {
  kind: 'passage',
  id: 2,
  title: 'Opening hours',
  text: 'The shop is open daily from 9 am to 6 pm.',
}

/** Finds what a test says, and remembers what it was asked. */
export function searchFor(...found: GivenPassage[]): TurnSearch & { asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    async find(query) {
      asked.push(query)
      return found
    },
    async page(title) {
      asked.push(title)
      return found.filter((passage) => passage.title === title)
    },
  }
}

const beingAway = () => Promise.reject(new SearchAway('The search is away.'))
export const away: TurnSearch = { find: beingAway, page: beingAway }

export interface TurnOptions {
  flow?: CompiledFlow
  state?: Partial<LoopState>
  message?: string
  chip?: TurnMessage['chip']
  history?: HistoryTurn[]
  knowledge?: AgentKnowledge
  setting?: Partial<TurnSetting>
  search?: TurnSearch
  interrupted?: TurnPorts['interrupted']
  /** Not all of the script has to be asked for. */
  isPartial?: boolean
}

export interface TakenTurn extends TurnResult {
  events: TurnEvent[]
  /** The pieces that the visitor saw one by one. */
  pieces: string[]
  requests: ResponderRequest[]
}

/** One turn with a scripted responder, of which every response must have been asked for. */
export async function take(options: TurnOptions, ...script: ScriptedResponse[]): Promise<TakenTurn> {
  const responder = scriptedResponder(...script)
  const taken = await takeWith(responder, options)
  if (!options.isPartial) responder.finish()
  return taken
}

/** One turn with a responder of the test's own. */
export async function takeWith(responder: Responder, options: TurnOptions): Promise<TakenTurn> {
  const flow = options.flow ?? shop()
  const events: TurnEvent[] = []
  const requests: ResponderRequest[] = []
  const result = await takeTurn(
    {
      setting: settingOf(flow, options),
      state: { ...initialLoopState(flow), ...options.state },
      message: { id: 7, text: options.message ?? 'Hello', chip: options.chip ?? null },
      history: options.history ?? [],
    },
    {
      responder: {
        respond(request) {
          requests.push(request)
          return responder.respond(request)
        },
      },
      search: options.search ?? searchFor(),
      emit: (event) => events.push(event),
      interrupted: options.interrupted ?? (() => null),
    },
  )
  const pieces = events.flatMap((event) => (event.type === 'text' ? [event.text] : []))
  return { ...result, events, pieces, requests }
}

const settingOf = (flow: CompiledFlow, { knowledge, setting }: TurnOptions): TurnSetting => ({
  flow,
  organization: { name: 'Acme Bikes', opening_hours: [], office_hours: [], timezone: 'Europe/London' },
  agent_name: 'Front desk',
  knowledge: knowledge ?? { kind: 'outline', version: 1, outline: 'Prices\nOpening hours' },
  locale: 'en',
  visitor: {},
  moment: { date: '2026-11-19', time: '14:05', presence: { opens: null } },
  ...setting,
})
