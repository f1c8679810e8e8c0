import { contradictions, digestDocument, proposeSlots, segment } from '@foyer/engine'
import { draftCatalog } from './draft_catalog.ts'

/** What can be done in a thread of its own: plain data goes in, plain data comes out. */
const work = { segment, digestDocument, draftCatalog, proposeSlots, contradictions }
type Work = typeof work
export type WorkRequest = {
  [Name in keyof Work]: { name: Name; given: Parameters<Work[Name]> }
}[keyof Work]

export type WorkResult = { result: unknown } | { error: unknown }

export const perform = ({ name, given }: WorkRequest) =>
  (work[name] as (...given: unknown[]) => unknown)(...given)

/** The serving thread does so much in a few milliseconds, which is less than handing it over takes. */
const mostHere = 8000

export const isLarge = (work: WorkRequest) => charactersOf(work) > mostHere

function charactersOf({ name, given }: WorkRequest): number {
  switch (name) {
    case 'segment':
      return JSON.stringify(given[0].blocks).length
    case 'digestDocument':
      return lengthOf(given[0])
    case 'draftCatalog':
      return lengthOf(given[0].material.passages)
    default:
      return lengthOf(given[0].passages)
  }
}

const lengthOf = (passages: readonly { text: string }[]) =>
  passages.reduce((sum, { text }) => sum + text.length, 0)
