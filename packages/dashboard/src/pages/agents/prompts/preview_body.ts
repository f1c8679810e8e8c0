import type { Conversation, Flow, Message, PreviewPromptTemplateBody } from '@foyer/sdk'

/** A real conversation as a preview takes it: without what the flow of today does not know any more. */
export function previewBody(
  { phase, locale, slot_values, visitor }: Conversation,
  messages: readonly Message[],
  flow: Flow,
): PreviewPromptTemplateBody {
  const known = new Set(flow.phases.flatMap(({ slots }) => slots.map(({ key }) => key)))
  const slots = Object.entries(slot_values)
    .filter(([key]) => known.has(key))
    .map(([key, value]) => [key, typeof value === 'object' ? [...value] : value] as const)
  return {
    locale,
    slots: Object.fromEntries(slots),
    visitor: visitor?.name === undefined ? {} : { name: visitor.name },
    transcript: messages.filter(({ text }) => text.trim() !== '').map(({ role, text }) => ({ role, text })),
    ...(flow.phases.some(({ key }) => key === phase) && { phase }),
  }
}
