import type { EndedConversation } from '../conversation/ended_conversation.ts'
import type { AgentDeliverableTemplate } from '../flow/agent_definition.ts'
import { findReferences } from '../prompts/references.ts'
import { answerLines, openSlots, slotTitle } from './answer_lines.ts'
import { fillHtml } from './fill_html.ts'
import { fillMarkdown } from './fill_markdown.ts'
import { paperPackFor } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { valuesFor } from './values.ts'
import { htmlWithoutEmpty, markdownWithoutEmpty } from './without_empty.ts'

interface DeliverableText {
  title: string
  body: string
  format: 'markdown' | 'html'
}

/**
 * The document that is handed over in the end: the owner's template with the answers in it, or, where there is none, the
 * answers and what is still open. A template that asks for nothing is followed by them.
 */
export function writeDeliverable(
  conversation: EndedConversation,
  template?: AgentDeliverableTemplate,
): DeliverableText {
  const pack = paperPackFor(conversation.locale, conversation.default_locale)
  const format = template?.format ?? 'markdown'
  const title = template?.name ?? pack.deliverable.title
  const body = bodyOf(template, pack, format)
  const values = valuesFor(conversation, pack)
  const open = [
    ...openSlots(conversation).map((slot) => slotTitle(slot, conversation.locale)),
    ...conversation.gaps,
  ]
  const answers = answerLines(conversation, conversation.locale, pack).map(
    ({ title, words }) => `${title}: ${words}`,
  )
  const all = { ...values, [answerList]: answers, [openList]: open }
  return {
    title,
    format,
    body:
      format === 'html'
        ? htmlWithoutEmpty(fillHtml(body, all))
        : markdownWithoutEmpty(fillMarkdown(body, all)),
  }
}

/** Names that no template of an owner can hold, so that only this file asks for them. */
const [answerList, openList] = ['\u0000answers', '\u0000open']

function bodyOf(
  template: AgentDeliverableTemplate | undefined,
  { deliverable }: PaperPack,
  format: DeliverableText['format'],
): string {
  // guard: a template that asks for nothing is followed by the answers [findReferences…]
  if (template && findReferences(template.body).length > 0) return template.body
  const sections = [
    [deliverable.answers, answerList],
    [deliverable.open, openList],
  ].map(([heading, list]) =>
    format === 'html' ? `<h2>${heading}</h2>\n<div>{{${list}}}</div>` : `## ${heading}\n\n{{${list}}}`,
  )
  const head = template ? template.body.trimEnd() : `# ${deliverable.title}`
  return [head, ...sections].join('\n\n')
}
