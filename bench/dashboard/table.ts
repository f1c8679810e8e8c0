import type { Measured } from './watch_page.ts'

interface Limits {
  content: number
  worked: number
  call: number
}

const pageLimits: Limits = { content: 1000, worked: 200, call: 500 }
/** A file of 10,000 leads is waited for, with the page in use meanwhile. */
const fileLimits: Limits = { content: 3000, worked: 200, call: 3000 }

const limitsOf = (name: string) => (name.endsWith(': export') ? fileLimits : pageLimits)

export function isOver(name: string, { content, worked, call }: Measured): boolean {
  const limits = limitsOf(name)
  return content > limits.content || worked > limits.worked || (call?.ms ?? 0) > limits.call
}

/** In Markdown. What is over a limit is bold. */
export function tableOf(measured: ReadonlyMap<string, Measured>): string {
  const header = [
    '| Page | Content (ms) | Blocked (ms) | Longest task (ms of processor) | Rows | KB | Slowest call (ms) | |',
    '|---|--:|--:|--:|--:|--:|--:|---|',
  ]
  return [...header, ...[...measured].map(([name, each]) => lineOf(name, each))].join('\n')
}

export function lineOf(name: string, { content, blocked, worked, rows, kilobytes, call }: Measured): string {
  const limits = limitsOf(name)
  const cells = [
    name,
    cell(content, limits.content),
    blocked.toFixed(0),
    cell(worked, limits.worked),
    String(rows),
    kilobytes.toFixed(0),
    call ? cell(call.ms, limits.call) : '',
    call ? `\`${call.name}\`` : '',
  ]
  return `| ${cells.join(' | ')} |`
}

const cell = (ms: number, limit: number) => (ms > limit ? `**${ms.toFixed(0)}**` : ms.toFixed(0))
