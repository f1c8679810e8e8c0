import type { TurnInput, TurnPorts, TurnResult } from './turn.ts'

/** One message and its reply: at most six requests to the responder. */
export async function takeTurn(_input: TurnInput, _ports: TurnPorts): Promise<TurnResult> {
  throw new Error('The loop is being built.')
}
