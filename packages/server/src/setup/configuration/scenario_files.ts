import { mostScenarioMessages, ScenarioFile as ScenarioSchema } from '@foyer/contract'
import { type Persona, parseScenario, type Scenario, type ScenarioTurn } from '@foyer/engine'
import { bodyCheck } from '../../platform/http/index.ts'
import { wordsForFiles } from './file_words.ts'
import { readYaml } from './yaml/read_yaml.ts'

/** Conversations that somebody has written down beside the files of a configuration. */

export interface ScenarioFile {
  path: string
  content: string
  title: string
  agent: string
  lineOf(field: string): number
  /** A script tells word for word what has to happen; everything else tells what has to come of it. */
  play: { script: Scenario } | { form: ScenarioSchema }
}

interface Unread {
  problem: { line: number; code: string; message: string }
}

export const readScenarioFile = (path: string, content: string): ScenarioFile | Unread =>
  path.endsWith('.txt') ? readScript(path, content) : readForm(path, content)

const unread = (line: number, message: string, code = 'parameter_invalid'): Unread => ({
  problem: { line, code, message },
})

function readScript(path: string, content: string): ScenarioFile | Unread {
  try {
    const script = parseScenario(content)
    if (script.turns.length > mostScenarioMessages)
      return unread(1, `The scenario has more than ${mostScenarioMessages} messages. Make two of it.`)
    const line = Math.max(1, content.split('\n').findIndex((text) => text.startsWith('agent ')) + 1)
    const { title, agent } = script
    return { path, content, title, agent, lineOf: () => line, play: { script } }
  } catch (error) {
    const { message } = error as Error
    return unread(Number(/^Line (\d+)/.exec(message)?.[1] ?? 1), message)
  }
}

const check = bodyCheck(ScenarioSchema)

function readForm(path: string, content: string): ScenarioFile | Unread {
  const read = readYaml(content)
  if ('message' in read) return unread(read.line, read.message)
  const { value, lineOf } = read
  const refusal = check(value)
  if (refusal) {
    const { code, message, param = '' } = refusal
    return unread(lineOf(param), wordsForFiles(message), code)
  }
  const form = value as ScenarioSchema
  const wrong = faultOf(form)
  if (wrong) return unread(lineOf(wrong.field), wrong.message)
  return { path, content, title: form.title, agent: form.agent, lineOf, play: { form } }
}

/** What a schema cannot say. */
function faultOf({ persona, visitor, expect }: ScenarioSchema): { field: string; message: string } | null {
  if (persona && visitor)
    return { field: 'visitor', message: 'Write persona or visitor, not both: described, or word for word.' }
  if (!persona && !visitor)
    return {
      field: '',
      message: 'Write who comes: persona with a goal and facts, or visitor with a list of messages.',
    }
  if (persona && !persona.goal && !persona.questions?.length && !persona.facts)
    return {
      field: 'persona',
      message: 'persona needs a goal, facts or questions: it would have nothing to say.',
    }
  const unreadable = (visitor ?? []).findIndex(
    (line) => typeof line === 'object' && !/^\S+\s+\S/.test(line.tap.trim()),
  )
  if (unreadable >= 0)
    return {
      field: `visitor.${unreadable}`,
      message: `visitor.${unreadable}.tap must be a slot and its values, such as "budget high".`,
    }
  const lines = visitor?.filter((line) => typeof line === 'string')
  const unasked = (lines && expect?.answers ? expect.answers : []).findIndex(
    ({ question }) => !lines!.some((line) => line.includes(question)),
  )
  if (unasked >= 0)
    return {
      field: `expect.answers.${unasked}`,
      message: `expect.answers.${unasked}.question is in none of the messages under visitor: add it there.`,
    }
  return null
}

/** The messages of a visitor who is written down word for word. */
export const messagesOf = ({ visitor = [] }: ScenarioSchema): ScenarioTurn['said'][] =>
  visitor.map((line) => {
    if (typeof line === 'string') return { text: line }
    const [slot = '', ...values] = line.tap.trim().split(/\s+/)
    return { slot, values }
  })

/** Somebody described also asks what has to be answered. */
export const personaOf = ({ persona, expect }: ScenarioSchema): Persona => ({
  ...persona,
  questions: [...(persona?.questions ?? []), ...(expect?.answers ?? []).map(({ question }) => question)],
})
