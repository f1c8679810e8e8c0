import type { ReactNode } from 'react'

/** What the palette shows, and what of it fits the words that were typed. */

export interface PaletteAction {
  id: string
  label: string
  description?: string
  /** Other words it is found by. */
  keywords?: string
  leftSection?: ReactNode
  onClick: () => void
}

export interface PaletteGroup {
  group: string
  actions: PaletteAction[]
  /** So many are shown of those that fit. */
  most?: number
}

/** Those that have all the words; groups without any are left out. */
export function matchingActions(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const isMatch = ({ label, description = '', keywords = '' }: PaletteAction) => {
    const text = `${label} ${description} ${keywords}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ group, actions, most }) => ({ group, actions: actions.filter(isMatch).slice(0, most) }))
    .filter(({ actions }) => actions.length > 0)
}
