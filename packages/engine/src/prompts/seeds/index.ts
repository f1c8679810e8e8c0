import type { Archetype, PromptKind } from '@foyer/contract/vocabulary'
import { assessmentPrompt } from './assessment.ts'
import { briefPrompt } from './brief.ts'
import { conversationPrompt } from './conversation.ts'
import { extractionPrompt } from './extraction.ts'
import { recapPrompt } from './recap.ts'
import { synthesisPrompt } from './synthesis.ts'

/** Version 1 of all six prompts. In every one of them, what visitors and sources say is data. */
export function seedPrompts(archetype: Archetype): Record<PromptKind, string> {
  return {
    conversation: conversationPrompt(archetype),
    extraction: extractionPrompt,
    assessment: assessmentPrompt,
    synthesis: synthesisPrompt(archetype),
    brief: briefPrompt,
    recap: recapPrompt,
  }
}
