import { digestDocument, segment } from '@foyer/engine'

/** What can be done in a thread of its own: plain data goes in, plain data comes out. */
export type WorkRequest =
  | { name: 'segment'; given: Parameters<typeof segment> }
  | { name: 'digestDocument'; given: Parameters<typeof digestDocument> }

export type WorkResult = { result: unknown } | { error: unknown }

export const perform = (work: WorkRequest) =>
  work.name === 'segment' ? segment(...work.given) : digestDocument(...work.given)

/** The serving thread does so much in a few milliseconds, which is less than handing it over takes. */
const mostHere = 8000

export const isLarge = (work: WorkRequest) => charactersOf(work) > mostHere

function charactersOf({ name, given }: WorkRequest): number {
  if (name === 'segment') return JSON.stringify(given[0].blocks).length
  return given[0].reduce((sum, { text }) => sum + text.length, 0)
}
