import type { PromptTemplate } from '@foyer/sdk'

export type PromptKind = PromptTemplate['kind']

/** What people read for each kind of prompt. */
export const promptWords: Record<PromptKind, { label: string; does: string }> = {
  conversation: { label: 'Replies', does: 'How replies to visitors are written.' },
  extraction: { label: 'Reading messages', does: 'How answers are found in what visitors write.' },
  assessment: { label: 'Judging fit', does: 'How a visitor is compared with your criteria.' },
  synthesis: { label: 'Document', does: 'How the document at the end is written.' },
  brief: { label: 'Brief', does: 'How the summary for your team is written.' },
  recap: { label: 'Recap', does: 'How the summary for the visitor is written.' },
}

export const promptKinds = Object.keys(promptWords) as PromptKind[]

/** More kinds may come than this dashboard knows. */
export const promptName = (kind: string): string =>
  kind in promptWords ? promptWords[kind as PromptKind].label : kind
