import { nearest } from './nearest.ts'
import { references } from './reference_list.ts'

/** `{{name}}`. No braces inside, so that a body of braces is still read once from left to right. */
export const referencePattern = /\{\{([^{}]*)\}\}/g

const names = references.map((reference) => reference.name).filter((name) => name !== 'slots.<key>')

/** Bounds for hostile bodies: past them a warning still names the reference, without a proposal. */
const mostProposals = 50
const longestProposed = 80
const longestShown = 120

/** The names a body refers to, each once, in order of appearance. */
export function findReferences(body: string): string[] {
  const found = new Set<string>()
  for (const [, name = ''] of body.matchAll(referencePattern)) found.add(name.trim())
  return [...found]
}

/** §2.4: authoring caveats, one for each unknown reference, with the nearest known one. `where` follows its name. */
export const promptWarnings = (body: string, known: { slot_keys: readonly string[] }, where = ''): string[] =>
  referenceWarnings(body, [...names, ...slotReferences(known)], where)

export const slotReferences = ({ slot_keys }: { slot_keys: readonly string[] }): string[] =>
  slot_keys.map((key) => `slots.${key}`)

/** One warning for each reference that is none of these. */
export function referenceWarnings(body: string, candidates: readonly string[], where = ''): string[] {
  const resolvable = new Set(candidates)
  const unknown = findReferences(body).filter((name) => !resolvable.has(name))
  return unknown.map((name, index) => {
    const warning = `Unknown variable {{${shown(name)}}}${where}`
    const near = index < mostProposals && name.length <= longestProposed ? nearest(name, candidates) : null
    return near ? `${warning}: did you mean {{${near.name}}}?` : `${warning}.`
  })
}

function shown(name: string): string {
  return name.length > longestShown ? `${name.slice(0, longestShown)}…` : name
}
