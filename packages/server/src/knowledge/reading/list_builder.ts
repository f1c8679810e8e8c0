import type { ListItem } from '@foyer/engine'
import type { Part } from './parts.ts'

/** A list that other blocks may stand in: it stops for them and goes on behind. */
export function buildList(ordered: boolean) {
  const parts: Part[] = []
  let items: ListItem[] = []

  function finish(): Part[] {
    if (items.length > 0) parts.push({ kind: 'list', ordered, items })
    items = []
    return parts
  }

  return {
    addItem(item: ListItem) {
      if (item.text.trim() !== '') items.push(item)
    },
    interrupt(between: Part[]) {
      finish()
      parts.push(...between)
    },
    finish,
  }
}

export type ListBuilder = ReturnType<typeof buildList>
