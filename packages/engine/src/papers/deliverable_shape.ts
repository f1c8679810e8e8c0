import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import { referencePattern } from '../prompts/references.ts'
import { itemsOf } from './fill.ts'
import { paperPackFor } from './language/index.ts'
import { valuesFor } from './values.ts'

/** Left for whoever writes: how the visitor's answers are put. */
const isWritten = (name: string) => /^(?:slots(?:\..*)?|summary|open|transcript)$/.test(name)

/** The template as a model gets it to follow: all that is not about the visitor's words stands there already. */
export function deliverableShape(conversation: ClosingConversation, data: EngineData): string {
  const pack = paperPackFor(conversation.locale, conversation.default_locale)
  const values = valuesFor(conversation, pack, data)
  const body = conversation.flow.deliverable_templates[0]?.body ?? ''
  return body.replaceAll(referencePattern, (reference, inner: string) => {
    const name = inner.trim()
    if (isWritten(name)) return reference
    const value = Object.hasOwn(values, name) ? values[name]! : ''
    return typeof value === 'string'
      ? value
      : itemsOf(value)
          .map((item) => `- ${item}`)
          .join('\n')
  })
}
