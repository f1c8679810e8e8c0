import type { ResponseEnd } from '@foyer/engine'
import { failureOf } from '../reasoner/model/failure.ts'
import { patiently } from '../reasoner/model/patiently.ts'
import type { AskedTurn, Asking } from './asked.ts'
import type { CallListener, SpentTokens } from './call_reading.ts'
import { type AskedFormat, isRefused } from './formats.ts'
import { askForJson } from './json_format.ts'
import type { ModelClient } from './model_client.ts'
import { call } from './one_call.ts'
import { askWithTools } from './tools_format.ts'

export interface AnswerRequest {
  turn: AskedTurn
  signal: AbortSignal
  listener: CallListener
  spend(tokens: SpentTokens): void
  /** Whether the listener was told something: from then on nothing is asked for again. */
  isAnswered(): boolean
}

/** One model's answer, in the first format that it takes. */
export const answer = (client: ModelClient, request: AnswerRequest): Promise<ResponseEnd> =>
  client.breaker.around(() => answerIn(client, request, client.formats))

async function answerIn(
  client: ModelClient,
  request: AnswerRequest,
  formats: ModelClient['formats'],
): Promise<ResponseEnd> {
  const [format, ...others] = formats
  try {
    const end = await answerPatiently(client, request, askingIn(format, client, request.turn))
    client.formats = formats
    return end
  } catch (error) {
    const failure = failureOf(error, client.connection.key)
    const [next, ...rest] = others
    if (next === undefined || request.isAnswered() || !isRefused(format, failure)) throw failure
    return answerIn(client, request, [next, ...rest])
  }
}

function askingIn(format: AskedFormat, { setting }: ModelClient, turn: AskedTurn): Asking {
  return format === 'tools' ? askWithTools(turn, setting) : askForJson(turn, format === 'schema')
}

/** All of it lies within the deadline for the first piece. */
function answerPatiently(
  client: ModelClient,
  { signal, listener, spend, isAnswered }: AnswerRequest,
  asking: Asking,
): Promise<ResponseEnd> {
  const { key, sleep } = client.connection
  const { first_seconds: seconds } = client.setting.deadlines
  return patiently({ seconds, signal, key, sleep, mayRepeat: () => !isAnswered() }, (secondsLeft) =>
    call(client, { asking, seconds: secondsLeft, signal, listener, spend }),
  )
}
