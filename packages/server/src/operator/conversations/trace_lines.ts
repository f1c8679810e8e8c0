import type { MessageTrace } from './explain.ts'

type Outcome = MessageTrace['outcome']

/** A trace for people: what was understood and answered, what was done, and what that took. */
export function traceLines(trace: MessageTrace): string[] {
  const { outcome, rounds, captured, unsupported } = trace
  const corrected = new Set(outcome.captured.filter((each) => each.corrected).map(({ slot }) => slot))
  return [
    ...captured.map((answer) => line('captured', capturedWords(answer, corrected.has(answer.slot)))),
    ...outcome.questions.flatMap((question) => questionLines(question, trace)),
    ...rounds.flatMap(roundLines),
    ...(unsupported ?? []).map((sentence) => line('support', `the sources do not support "${sentence}"`)),
    ...doneLines(outcome),
    line('phase', phaseWords(trace)),
    line('took', tookWords(trace)),
  ]
}

const line = (name: string, words: string): string => `${name.padEnd(9)} ${words}`

function capturedWords(
  { slot, value, quote }: MessageTrace['captured'][number],
  isCorrection: boolean,
): string {
  const words = typeof value === 'object' ? value.join(', ') : value
  return `${slot} = ${words} ("${quote}")${isCorrection ? ', a correction' : ''}`
}

function questionLines(
  { text, answered, evidence, unsearched }: Outcome['questions'][number],
  { passages }: MessageTrace,
): string[] {
  const texts = new Map(passages.map((passage) => [`${passage.kind} ${passage.id}`, passage.text]))
  return [
    line('question', `"${text}" ${answers[answered]}${unsearched ? `: ${reasons[unsearched]}` : ''}`),
    ...evidence.map(({ kind, id }) =>
      line('', `${kind} ${id} ${shortened(texts.get(`${kind} ${id}`) ?? '')}`.trimEnd()),
    ),
  ]
}

const answers: Record<Outcome['questions'][number]['answered'], string> = {
  yes: 'answered',
  partly: 'answered in part',
  no: 'not answered',
}

const reasons: Record<NonNullable<Outcome['questions'][number]['unsearched']>, string> = {
  phase: 'the phase does not consult the knowledge',
  outage: 'the search was not available',
}

function roundLines({ calls, refused, failure }: MessageTrace['rounds'][number]): string[] {
  return [
    ...calls.map(({ name, arguments: given, result, ok }) =>
      line('tool', `${name} ${JSON.stringify(given)}: ${ok ? '' : 'refused, '}${shortened(result)}`),
    ),
    ...refused.map(({ sentence, because }) => line('refused', `"${sentence}" ${because}`)),
    ...(failure ? [line('failed', failure.message)] : []),
  ]
}

function doneLines({ asked_slot, gaps, person_wanted, actions, ended }: Outcome): string[] {
  return [
    ...gaps.map((question) => line('gap', `"${question}"`)),
    ...(person_wanted ? [line('person', persons[person_wanted])] : []),
    ...(actions.length > 0 ? [line('did', actions.map((action) => deeds[action]).join(', '))] : []),
    ...(asked_slot === null ? [] : [line('asked', asked_slot)]),
    ...(ended === 'answered' ? [] : [line('ended', ended)]),
  ]
}

const persons: Record<NonNullable<Outcome['person_wanted']>, string> = {
  handed_over: 'is wanted',
  message_left: 'has a message to answer',
  unanswered: 'is wanted: the agent could not answer',
}

const deeds: Record<Outcome['actions'][number], string> = {
  offered_replies: 'offered replies',
  offered_pages: 'offered pages',
  promised_document: 'promised the document',
  reported_gap: 'reported a gap',
  handed_over: 'handed over',
  left_message: 'passed a message on',
  recapped: 'recapped',
}

function phaseWords({ phase: { before, after, because } }: MessageTrace): string {
  return before === after ? before : `${before} → ${after}${because ? ` (${because})` : ''}`
}

function tookWords({ milliseconds, reasoner, tokens, cost, outcome, stand_in }: MessageTrace): string {
  const { read, answer, word, first, total } = milliseconds
  const by = [...new Set([reasoner.read, reasoner.worded])].join(' and ')
  const steps =
    outcome.rounds > 0
      ? [`${outcome.rounds} rounds`, ...(first === undefined ? [] : [`first words after ${first}`])]
      : [`read ${read}`, `answer ${answer}`, `write ${word}`]
  return [
    `${total} ms (${steps.join(', ')}), by ${by}`,
    ...(tokens.input + tokens.output > 0
      ? [`${tokens.input} tokens in (${tokens.cached} cached), ${tokens.output} out`]
      : []),
    ...(cost ? [`${cost.amount} ${cost.currency}`] : []),
    ...(stand_in ? [standIns[stand_in]] : []),
    ...(reasoner.fallback === undefined ? [] : [reasoner.fallback]),
  ].join(', ')
}

const standIns: Record<NonNullable<MessageTrace['stand_in']>, string> = {
  honest_sentence: 'an honest sentence stood in',
  looked_up: 'what the search found stood in',
}

const most = 120
const shortened = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}
