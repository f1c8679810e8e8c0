/** What is being edited stands in the address: `settings`, `new-phase`, `phase-3`, `new-slot-3` (in phase 3), `slot-5`. */
export type EditTarget =
  | { kind: 'settings' }
  | { kind: 'new-phase' }
  | { kind: 'phase' | 'new-slot' | 'slot'; id: number }

export function editTargetOf(word: string | undefined): EditTarget | null {
  if (word === 'settings' || word === 'new-phase') return { kind: word }
  const [, kind, id] = /^(phase|new-slot|slot)-([1-9]\d{0,14})$/.exec(word ?? '') ?? []
  if (kind !== 'phase' && kind !== 'new-slot' && kind !== 'slot') return null
  return { kind, id: Number(id) }
}

export const wordOf = (target: EditTarget): string =>
  'id' in target ? `${target.kind}-${target.id}` : target.kind
