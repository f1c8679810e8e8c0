import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import type { AgentDeliverableTemplate } from '../flow/agent_definition.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { findReferences } from '../prompts/references.ts'
import { fillHtml } from './fill_html.ts'
import { fillMarkdown } from './fill_markdown.ts'
import { paperPackFor } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { valuesFor } from './values.ts'
import { htmlWithoutEmpty, markdownWithoutEmpty } from './without_empty.ts'

interface DeliverableCover {
  title: string
  format: 'markdown' | 'html'
}

/** Whoever writes what is in it, the template says what it is called and how it is written. */
export function deliverableCover({ flow, locale, default_locale }: ClosingConversation): DeliverableCover {
  const [template] = flow.deliverable_templates
  const { deliverable } = paperPackFor(locale, default_locale)
  return { title: template?.name ?? deliverable.title, format: template?.format ?? 'markdown' }
}

/**
 * The body of the document that is handed over in the end: the owner's template with the answers in it, or, where there is
 * none, the answers, what fits them and what is still open. A template that asks for nothing is followed by these.
 */
export function writeDeliverable(
  conversation: ClosingConversation,
  data: EngineData,
  embed?: EmbedText,
): string {
  const pack = paperPackFor(conversation.locale, conversation.default_locale)
  const { format } = deliverableCover(conversation)
  const body = bodyOf(conversation.flow.deliverable_templates[0], pack, format)
  const values = valuesFor(conversation, pack, data, embed)
  if (format === 'html') return htmlWithoutEmpty(fillHtml(body, values))
  const text = markdownWithoutEmpty(fillMarkdown(body, values))
  const { title, nothing } = pack.deliverable
  const isStandard = conversation.flow.deliverable_templates.length === 0
  return isStandard && text.trim() === '' ? `# ${title}\n\n${nothing}\n` : text
}

function bodyOf(
  template: AgentDeliverableTemplate | undefined,
  { deliverable }: PaperPack,
  format: DeliverableCover['format'],
): string {
  if (template && findReferences(template.body).length > 0) return template.body
  const sections = [
    [deliverable.answers, 'slots'],
    [deliverable.services, 'services'],
    [deliverable.open, 'open'],
  ].map(([heading, list]) =>
    format === 'html' ? `<h2>${heading}</h2>\n<div>{{${list}}}</div>` : `## ${heading}\n\n{{${list}}}`,
  )
  const head = template ? template.body.trimEnd() : `# ${deliverable.title}`
  return [head, ...sections].join('\n\n')
}
