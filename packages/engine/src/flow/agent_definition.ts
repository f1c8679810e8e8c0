import type { FitKind, FitWeight, PricingUnit, PromptKind } from '@foyer/contract/vocabulary'
import type { FlowDefinition } from './definition.ts'

export interface AgentPrompt {
  version: number
  body: string
}

export interface AgentPage {
  title: string
  url: string
}

export interface AgentIdentity {
  display_name: string
  role?: string
  bio?: string
  disclosure?: string
  /** Locale to the words with which the agent opens a conversation. */
  greeting?: Record<string, string>
  /** What role, bio and disclosure are written in. Absent in older snapshots, and empty where that is not said. */
  languages?: string[]
}

export interface AgentVoice {
  name: string
  languages: string[]
  formality?: string
  tone_rules?: string[]
  banned_phrases?: string[]
  preferred_phrases?: string[]
  sign_off_style?: string
}

export interface AgentService {
  key: string
  name: string
  pricing_unit: PricingUnit
  description?: string
  positioning?: string
  guidelines?: string
  price_min?: number
  price_max?: number
  currency?: string
  typical_duration?: string
  deliverables?: string[]
  good_fit_signals?: string[]
}

export interface AgentFitCriterion {
  id: number
  kind: FitKind
  description: string
  guidance?: string
  weight: FitWeight | null
}

export interface AgentDeliverableTemplate {
  id: number
  /** Absent in older snapshots. */
  version?: number
  name: string
  body: string
  format: 'markdown' | 'html'
}

/** Everything a conversation is frozen with, shaped as on the wire. Knowledge is not: it stays live. */
export interface AgentDefinition {
  flow: FlowDefinition
  prompts: Record<PromptKind, AgentPrompt>
  pages: AgentPage[]
  languages: string[]
  identity: AgentIdentity | null
  voice: AgentVoice | null
  services: AgentService[]
  fit_criteria: AgentFitCriterion[]
  deliverable_templates: AgentDeliverableTemplate[]
  /** How much the configured model can read; `defaultContextTokens` when it is not known. */
  context_tokens?: number
  /** Whether a model is configured; absent where that is not known. */
  has_model?: boolean
}
