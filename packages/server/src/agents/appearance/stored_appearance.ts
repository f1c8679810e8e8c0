import type { AgentAppearance } from '@foyer/contract'

type Complete = Omit<AgentAppearance, 'object' | 'agent' | 'colours'>

/** What an owner has set; everything else has its default. */
export type StoredAppearance = Partial<Complete>

export const defaultDelaySeconds = 5

const defaults: Complete = {
  launcher: { position: 'right', label: {} },
  starter_questions: {},
  texts: {},
  ai_notice: 'disclosure',
}

export const appearanceOf = (stored: StoredAppearance): Complete => ({ ...defaults, ...stored })
