import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** The words that an answer or a verdict rests on: whoever looks at one sees them in the transcript. */

export interface Evidence {
  message_id: number
  quote: string
}

interface EvidenceSelection {
  shown: Evidence | null
  /** By the pointer, as long as it is there. */
  hover: (evidence: Evidence | null) => void
  /** By the keyboard or a press, until something else is chosen. */
  choose: (evidence: Evidence | null) => void
}

const Context = createContext<EvidenceSelection>({ shown: null, hover: () => {}, choose: () => {} })

export function EvidenceProvider({ children }: { children: ReactNode }) {
  const [hovered, hover] = useState<Evidence | null>(null)
  const [chosen, choose] = useState<Evidence | null>(null)
  const shown = hovered ?? chosen
  return <Context value={useMemo(() => ({ shown, hover, choose }), [shown])}>{children}</Context>
}

export const useSelectedEvidence = () => useContext(Context).shown

/** The quoted words within this message, if any are looked at. */
export function useQuoteIn(message_id: number): string | null {
  const shown = useSelectedEvidence()
  return shown?.message_id === message_id ? shown.quote : null
}

export const messageElementId = (message_id: number) => `message-${message_id}`

/** For a button about the evidence: pointing at it or reaching it shows the words, pressing it goes to them. */
export function useEvidenceHandlers(evidence: Evidence | undefined) {
  const { hover, choose } = useContext(Context)
  if (!evidence) return {}
  const reveal = () => {
    choose(evidence)
    document.getElementById(messageElementId(evidence.message_id))?.scrollIntoView({ block: 'center' })
  }
  return {
    onMouseEnter: () => hover(evidence),
    onMouseLeave: () => hover(null),
    onFocus: () => choose(evidence),
    onBlur: () => choose(null),
    onClick: reveal,
  }
}
