import {
  faithfulReading,
  type GivenSource,
  sourcesIn,
  tagged,
  taskIn,
} from '../../packages/server/src/testing/model_provider/faithful.ts'
import {
  type ModelRequest,
  startModelProvider,
} from '../../packages/server/src/testing/model_provider/start.ts'
import type { TrialMessage, TrialOrganization } from './organization.ts'

/**
 * A perfect model behind the OpenAI interface (T4). Given the reading call it returns the ideal question; given the reply
 * call it cites the passage that holds the answer, in its words, if one was handed to it, and declines otherwise; given
 * the verifying call it looks whether the words stand in the sources. It sees no more than any model would.
 */
export interface Oracle {
  url: string
  host: string
  /** Whose messages are played from here on. */
  use(organization: TrialOrganization): void
  /** The sentences with a source that it last wrote in reply to a message. */
  writtenFor(text: string): readonly string[]
  close(): Promise<void>
}

export async function startOracle(): Promise<Oracle> {
  let messages = new Map<string, TrialMessage>()
  const written = new Map<string, string[]>()

  function say(asked: ModelRequest): string {
    const { text } = asked.messages.at(-1)!
    if (tagged(text, 'context') !== null) return read(text, asked)
    if (tagged(text, 'task') !== null) return reply(text)
    if (tagged(text, 'lines') !== null) return verify(text)
    // Written again it would be the same.
    return asked.schema ? '{}' : '[skip]'
  }

  function read(text: string, asked: ModelRequest): string {
    const reading = faithfulReading(text, asked)
    const message = messages.get(tagged(text, 'message')!.replaceAll('‹', '<'))
    if (!message) return JSON.stringify(reading)
    const questions = idealQuestions(message)
    const others = reading.acts.filter((act) => act !== 'ask')
    const acts = questions.length > 0 ? ['ask', ...others] : others.length > 0 ? others : ['small_talk']
    return JSON.stringify({ ...reading, acts, questions, topic: questions[0] ?? '' })
  }

  function reply(text: string): string {
    const { questions, told, ask } = taskIn(text)
    const visitor = lastMessage(text)
    const sources = sourcesIn(text)
    const message = messages.get(visitor)
    const cited = message ? citedFor(message, sources) : []
    written.set(
      visitor,
      cited.map(({ sentence }) => sentence),
    )
    const isAnswered = (given: readonly number[]) => cited.some(({ source }) => given.includes(source))
    return [
      ...questions
        .filter((question) => !isAnswered(question.sources))
        .map(({ number }) => `[none ${number}]`),
      ...cited.map(({ source, sentence }) => `[${source}] ${sentence}`),
      ...(cited.length === 0 && questions.length + told.length === 0 ? ['[-] With pleasure.'] : []),
      ...(ask ? [`[-] May I ask: ${ask.title.replace(/\?$/, '')}?`] : []),
    ].join('\n')
  }

  const server = await startModelProvider({ protocol: 'openai', script: (asked) => ({ say: say(asked) }) })
  return {
    url: server.url,
    host: server.host,
    use({ threads }) {
      messages = new Map(threads.flat().map((message) => [message.text, message]))
    },
    writtenFor: (text) => written.get(text) ?? [],
    close: server.close,
  }
}

/** Nothing to look up where nothing is asked; what must not be answered is asked as it stands. */
function idealQuestions({ expect, question, text }: TrialMessage): string[] {
  if (expect === 'act') return []
  return (question ?? text).split('|').map((each) => each.trim())
}

const lastMessage = (text: string): string => {
  const turns = JSON.parse(tagged(text, 'conversation')!) as { visitor?: string }[]
  return turns.findLast(({ visitor }) => visitor !== undefined)?.visitor ?? ''
}

interface CitedSentence {
  source: number
  sentence: string
}

/** The fewest sources that hold all parts of the right answer, the first of equals; none where a part is missing. */
export function citedFor(message: TrialMessage, sources: readonly GivenSource[]): CitedSentence[] {
  if (message.expect !== 'answer' || message.right === undefined) return []
  const parts = message.right.split('&&').map((part) => new RegExp(part.trim(), 'i'))
  const found: CitedSentence[] = []
  let missing = parts
  while (missing.length > 0) {
    const best = sources
      .map(({ source, text }) => ({ source, text, held: missing.filter((part) => part.test(text)) }))
      .reduce((one, other) => (other.held.length > one.held.length ? other : one), nothing)
    // A sentence that holds a part which another source has said already adds nothing.
    if (best.held.length === 0) return []
    found.push(...sentencesFor(best, best.held, message.wrong))
    missing = missing.filter((part) => !best.held.includes(part))
  }
  return found
}

const nothing: GivenSource & { held: RegExp[] } = { source: 0, text: '', held: [] }

/** Of a passage, the sentences that hold the parts: rather those without what must not be said, and all where none does. */
function sentencesFor(
  { source, text }: GivenSource,
  parts: RegExp[],
  wrong: string | undefined,
): CitedSentence[] {
  const lines = withoutQuestions(text.split('\n').flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)))
  const spoils = (line: string) => wrong !== undefined && new RegExp(wrong, 'i').test(line)
  const chosen = new Map<string, string>()
  for (const part of parts) {
    const holding = lines.filter((line) => part.test(line))
    const line = holding.find((each) => !spoils(each)) ?? holding[0]
    // A pattern may run over the end of a line.
    if (line === undefined) for (const each of lines) chosen.set(each, each)
    else chosen.set(line, spoils(line) ? partOf(line, part, spoils) : line)
  }
  return [...chosen.values()].map((sentence) => ({ source, sentence: sentence.trim() }))
}

/** Of a row that has other cells too, or a sentence with other cases, what belongs to the answer. */
function partOf(line: string, part: RegExp, spoils: (words: string) => boolean): string {
  const cells = line.split('|').map((cell) => cell.trim())
  const held = cells.filter((cell) => part.test(cell) && !spoils(cell))
  if (cells.length > 1 && held.length > 0)
    return [...new Set([cells.find((cell) => cell !== '')!, ...held])].join(': ')
  return line.split(/[,;]\s+/).find((clause) => part.test(clause) && !spoils(clause)) ?? line
}

/** "Do you deliver?" over an answer: together they are a statement. An agent asks nothing of its own. */
const withoutQuestions = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.trim() !== '')
    .join('\n')
    .replaceAll(/\?\n/g, ': ')
    .replaceAll('?', '.')
    .split('\n')

function verify(text: string): string {
  const lines = JSON.parse(tagged(text, 'lines')!) as { line: number; sentence: string; sources: string[] }[]
  const verdicts = lines.map(({ line, sentence, sources }) => {
    const known = new Set(wordsIn(sources.join(' ')))
    return { line, supported: sources.length === 0 || wordsIn(sentence).every((word) => known.has(word)) }
  })
  return JSON.stringify({ verdicts })
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
