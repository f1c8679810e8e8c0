/**
 * A part of a phase's system prompt. Only `instructions`, the owner's prompt, holds references, which a turn
 * renders; the other texts are final and must not be rendered, because they quote what people wrote.
 */
export interface PromptSection {
  name: 'instructions' | 'identity' | 'voice' | 'phase' | 'catalog' | 'pages'
  text: string
}
