import type { FailureReason, Responder, ResponderEvent, ResponderRequest, ToolSchema } from '@foyer/engine'
import { failureOf, type ModelFailure } from '../reasoner/model/failure.ts'
import { answer } from './answer_request.ts'
import type { Signature } from './asked.ts'
import type { CallListener } from './call_reading.ts'
import { eventsOf } from './events_of.ts'
import { startMeasure } from './measure.ts'
import type { ModelClient } from './model_client.ts'

/** The model that is asked, and those that answer where it fails. */
export type ModelClients = readonly [ModelClient, ...ModelClient[]]

export interface ResponderOptions {
  clients: ModelClients
  signal: AbortSignal
  /** Called for every answer. */
  onAnswer(): void
}

/**
 * The models of one turn. What fails before its first word is answered by the next model, which then stays for the rest
 * of the turn: nobody waits for the same one twice.
 */
export function createResponder({ clients, signal, onAnswer }: ResponderOptions): Responder {
  let left = clients
  let offered: readonly ToolSchema[] = []
  const signatures = new Map<string, Signature>()

  async function respond(
    request: ResponderRequest,
    tell: (event: ResponderEvent) => void,
    inTime: AbortSignal,
  ) {
    if (request.tools.length > 0) offered = request.tools
    const measure = startMeasure()
    const listener: CallListener = {
      say(text) {
        measure.begin()
        tell({ type: 'text', text })
      },
      call(call) {
        measure.begin()
        tell({ type: 'call', call })
      },
      sign: (id, signature) => signatures.set(id, signature),
    }
    for (;;) {
      const [client, next, ...others] = left
      try {
        const because = await answer(client, {
          turn: { request, offered, signatures },
          signal: inTime,
          listener,
          spend: measure.spend,
          isAnswered: measure.hasBegun,
        })
        onAnswer()
        return tell({ type: 'end', because, usage: measure.usageOf(client.setting) })
      } catch (error) {
        const failure = failureOf(error, client.connection.key)
        if (next === undefined || measure.hasBegun() || isSameForAll(failure))
          return tell({ type: 'failure', failure: reported(failure), usage: measure.usageOf(client.setting) })
        left = [next, ...others]
      }
    }
  }

  return {
    respond: (request) => eventsOf<ResponderEvent>(signal, (tell, inTime) => respond(request, tell, inTime)),
  }
}

/** Another model would change nothing: nobody waits, or the request has to be shortened first. */
const isSameForAll = ({ reason }: ModelFailure) => reason === 'aborted' || reason === 'too_long'

const reported = ({ reason, sentence }: ModelFailure) => ({ reason: reasonOf(reason), message: sentence })

/** As a turn knows it; the others are of work that no turn does. */
function reasonOf(reason: ModelFailure['reason']): FailureReason {
  if (reason === 'declined') return 'refused'
  return reason === 'not_understood' ? 'unreadable' : reason
}
