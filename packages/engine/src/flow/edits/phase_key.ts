import type { FlowDefinition } from '../definition.ts'

const longest = 60

/** A key from the title. Archived phases keep theirs reserved; a taken one gets the suffix `_2`. */
export function derivePhaseKey(flow: FlowDefinition, title: string): string {
  const taken = new Set(flow.phases.map((phase) => phase.key))
  const stem = keyFromTitle(title)
  let key = stem
  for (let suffix = 2; taken.has(key); suffix += 1) key = `${stem}_${suffix}`
  return key
}

function keyFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, longest)
    .replace(/^_|_$/g, '')
  return words === '' ? 'phase' : words
}
