import type { SlotValue } from '../prompts/live_values.ts'

/**
 * A whole conversation as a script that people read and write: who says what, what is captured of it, and what the
 * agent then does. It says nothing about the agent's words.
 */
export interface Scenario {
  title: string
  agent: string
  locale: string
  opening: string
  turns: ScenarioTurn[]
  /** The status it ends in, and the fit where it was judged: `completed, ideal`. */
  ends: string
}

export interface ScenarioTurn {
  said: { text: string } | { slot: string; values: string[] }
  /** `budget = high`, one for each slot that this message has changed. */
  captured: string[]
  plan: string
}

const line = /^(agent|visitor|tap|ends|#)[: ]\s*(.*)$/

/**
 *     # Title
 *     agent front-desk in en
 *     agent: greet · ask goal
 *     visitor: We need a new shop.
 *       goal = We need a new shop
 *     agent: acknowledge goal · ask budget
 *     tap: budget high
 *     …
 *     ends: completed, ideal
 */
export function parseScenario(text: string): Scenario {
  const scenario: Scenario = { title: '', agent: '', locale: '', opening: '', turns: [], ends: '' }
  for (const [index, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue
    const turn = scenario.turns.at(-1)
    if (raw.startsWith('  ')) {
      if (!turn) throw unreadable(index, raw)
      turn.captured.push(raw.trim())
      continue
    }
    const [, who, what = ''] = line.exec(raw) ?? []
    const [agent, locale] = what.split(' in ')
    if (who === '#') scenario.title = what
    else if (who === 'agent' && !raw.startsWith('agent:') && agent && locale)
      Object.assign(scenario, { agent, locale })
    else if (who === 'agent' && turn) turn.plan = what
    else if (who === 'agent') scenario.opening = what
    else if (who === 'visitor') scenario.turns.push({ said: { text: what }, captured: [], plan: '' })
    else if (who === 'tap') scenario.turns.push({ said: tapOf(what), captured: [], plan: '' })
    else if (who === 'ends') scenario.ends = what
    else throw unreadable(index, raw)
  }
  return scenario
}

const unreadable = (index: number, raw: string) =>
  new Error(`Line ${index + 1} of the scenario cannot be read: ${raw}`)

function tapOf(what: string) {
  const [slot = '', ...values] = what.split(' ')
  return { slot, values }
}

export function printScenario({ title, agent, locale, opening, turns, ends }: Scenario): string {
  const told = turns.map(({ said, captured, plan }) =>
    [
      'text' in said ? `visitor: ${said.text}` : `tap: ${said.slot} ${said.values.join(' ')}`,
      ...captured.map((words) => `  ${words}`),
      `agent: ${plan}`,
    ].join('\n'),
  )
  return [
    `# ${title}`,
    `agent ${agent} in ${locale}`,
    '',
    `agent: ${opening}`,
    ...told,
    '',
    `ends: ${ends}`,
    '',
  ].join('\n')
}

export const captureLine = (slot: string, value: SlotValue): string =>
  `${slot} = ${typeof value === 'object' ? value.join(', ') : String(value)}`
