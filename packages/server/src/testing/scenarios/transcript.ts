import type { Scenario } from '@foyer/engine'
import type { OnReply, SeenReply } from './run.ts'

/** A whole conversation for people to read: what was said, what was captured of it, and what the agent meant to do. */
export function transcript() {
  const replies: SeenReply[] = []
  const overhear: OnReply = (reply) => replies.push(reply)
  const print = (name: string, { title, turns, opening, ends }: Scenario): string => {
    const [first, ...others] = replies
    const told = turns.flatMap(({ said, captured, plan }, at) => [
      `  ${'text' in said ? `> ${said.text}` : `> [${said.slot}: ${said.values.join(', ')}]`}`,
      ...captured.map((words) => `      ${words}`),
      ...seen(others[at]!, plan),
    ])
    return [`${name}: ${title}`, ...seen(first!, opening), ...told, `  ${ends}`, ''].join('\n')
  }
  return { overhear, print }
}

function seen({ text, chips, links }: SeenReply, plan: string): string[] {
  const taps = chips.map((chip) => `[${'text' in chip ? chip.text : chip.label}]`)
  const buttons = links.map(({ title }) => `(${title})`)
  const below = [...taps, ...buttons].join(' ')
  return [`  ${text.replaceAll('\n', '\n  ')}`, ...(below ? [`  ${below}`] : []), `      · ${plan}`]
}
