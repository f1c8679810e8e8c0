import type { KnowledgeFact } from '@foyer/sdk'
import { useCallback, useState } from 'react'

/** Of the facts that are shown. What a filter hides is not changed with the others. */
export function useSelection(shown: KnowledgeFact[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const facts = shown.filter(({ id }) => chosen.has(id))
  const toggle = useCallback(
    ({ id }: KnowledgeFact) =>
      setChosen((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
      ),
    [],
  )
  const isAll = facts.length > 0 && facts.length === shown.length
  return {
    facts,
    isAll,
    label:
      facts.length > 0
        ? `${facts.length.toLocaleString('en')} selected`
        : `Select all (${shown.length.toLocaleString('en')})`,
    has: ({ id }: KnowledgeFact) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(isAll ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
