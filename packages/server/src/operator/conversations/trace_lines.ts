import { planWords } from '@foyer/engine'
import type { TypedTrace } from './explain.ts'

type Told<Part extends 'captured' | 'questions' | 'voice'> = TypedTrace[Part][number]

/** A trace for people: what was understood, what was looked up, what was decided, and how long that took. */
export function traceLines(trace: TypedTrace): string[] {
  const { plan, captured, questions, voice } = trace
  return [
    ...captured.map(capturedLine),
    ...questions.flatMap(questionLines),
    `plan      ${planWords(plan)}`,
    `phase     ${phaseWords(trace)}`,
    ...voice.map(({ phrase, change }: Told<'voice'>) => `voice     "${phrase}" ${change}`),
    `took      ${tookWords(trace)}`,
  ]
}

const capturedLine = ({ slot, value, quote }: Told<'captured'>) =>
  `captured  ${slot} = ${typeof value === 'object' ? value.join(', ') : value} ("${quote}")`

function questionLines({ question, verdict, probability, reason, facts = [] }: Told<'questions'>): string[] {
  const certainty = probability === undefined ? '' : ` ${probability.toFixed(2)}`
  return [
    `question  "${question}" ${verdict}${certainty}${reason === undefined ? '' : `: ${reason}`}`,
    ...facts.map(({ kind, id, text, score }) => `          ${kind} ${id} ${score.toFixed(2)} ${text}`),
  ]
}

function phaseWords({ phase: { before, after, because } }: TypedTrace): string {
  return before === after ? before : `${before} → ${after}${because ? ` (${because})` : ''}`
}

function tookWords({ milliseconds, reasoner, tokens }: TypedTrace): string {
  const { read, answer, word, total } = milliseconds
  const by = [...new Set([reasoner.read, reasoner.worded])].join(' and ')
  const spent = tokens.input + tokens.output
  return [
    `${total} ms (read ${read}, answer ${answer}, write ${word}), by ${by}`,
    ...(spent > 0 ? [`${spent} tokens`] : []),
    ...(reasoner.fallback === undefined ? [] : [reasoner.fallback]),
  ].join(', ')
}
