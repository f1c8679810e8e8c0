import { estimateTokens } from '../prompts/tokens.ts'
import { beginTurn } from './begin_turn.ts'
import { shorten } from './brief/index.ts'
import { honestSentence } from './honest_words.ts'
import type { NextStep } from './next_step.ts'
import { nothingWasSaid, objection, textWasRead, textWasTooLong } from './notes.ts'
import type { ReplyEnd } from './questions.ts'
import { respond } from './respond.ts'
import type { RunningTurn } from './running_turn.ts'
import { settle } from './settle.ts'
import type { RunCall } from './stored_turn.ts'
import type { TurnInput, TurnPorts, TurnResult } from './turn.ts'

/** One message and its reply: the responder says text and calls tools, in at most six responses. */
export async function takeTurn(input: TurnInput, ports: TurnPorts): Promise<TurnResult> {
  const turn = await beginTurn(input, ports)
  for (;;) {
    const next = await respond(turn)
    if (next.type === 'shorten') shortenThread(turn)
    else if (next.type === 'again') goOn(turn, next.note)
    else return settle(turn, endOf(turn, next))
  }
}

function shortenThread(turn: RunningTurn) {
  const tokens = turn.thread.reduce((sum, message) => sum + estimateTokens(JSON.stringify(message)), 0)
  turn.thread = shorten(turn.thread, Math.floor(tokens / 2))
  turn.shortened = true
}

type Note = Extract<NextStep, { type: 'again' }>['note']

/** The next request has the response as the visitor saw it, what its calls came to, and perhaps a note. */
function goOn(turn: RunningTurn, note: Note) {
  const { text, calls } = turn.rounds.at(-1)!
  if (text !== '' || calls.length > 0)
    turn.thread.push({
      role: 'assistant',
      text,
      calls: calls.map(({ id, name, arguments: given }) => ({ id, name, arguments: given ?? {} })),
    })
  if (calls.length > 0)
    turn.thread.push({
      role: 'tool',
      results: calls.map(({ id, name, result }) => ({ id, name, text: result })),
    })
  if (note !== null) addNote(turn, noteText(turn, note))
}

function noteText(turn: RunningTurn, note: NonNullable<Note>): string {
  switch (note) {
    case 'objection':
      turn.objected = true
      return objection(turn.gate.response, turn.gate.text)
    case 'text_was_read':
      return textWasRead
    case 'nothing_was_said':
      return nothingWasSaid
    case 'text_was_too_long':
      return textWasTooLong
  }
}

/** Some providers take no two messages of a user in a row. */
function addNote({ thread }: RunningTurn, text: string) {
  const last = thread.at(-1)
  if (last?.role === 'user') thread[thread.length - 1] = { ...last, text: `${last.text}\n\n${text}` }
  else thread.push({ role: 'user', text })
}

function endOf(turn: RunningTurn, next: Extract<NextStep, { type: 'end' | 'stand_in' }>): ReplyEnd {
  if (next.type === 'stand_in') {
    turn.gate.say(honestSentence(turn.locale, turn.input.setting.organization))
    turn.rounds.at(-1)!.text = turn.gate.response.text
    return 'honest_sentence'
  }
  if (next.as === 'stopped') dropUnseen(turn)
  return next.as
}

/** A stop undoes what the visitor has not seen come about: the calls of the response that was stopped, and of those without a text before it. */
function dropUnseen(turn: RunningTurn) {
  turn.draft = turn.kept.draft
  for (const round of turn.rounds.slice(turn.kept.rounds)) round.calls = round.calls.map(dropped)
}

const dropped = (call: RunCall): RunCall =>
  call.passages ? call : { ...call, ok: false, result: 'Undone: the visitor stopped the reply.' }
