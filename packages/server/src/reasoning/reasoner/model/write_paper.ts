import {
  type CheckedPaper,
  type ConversationMoment,
  checkPaper,
  deliverableShape,
  enforceVoice,
  findReferences,
  frozenValues,
  type HistoryTurn,
  liveValues,
  toldAnswers,
  type VisitorContact,
  visitorContact,
} from '@foyer/engine'
import { loadEngineData } from '../../engine_data.ts'
import type { Paper, Talk } from '../port.ts'
import { inTag } from './as_data.ts'
import type { CallLimits, ModelAnswer, ModelCalls, ModelPrompt } from './call.ts'
import { ModelFailure } from './failure.ts'
import { renderPrompt } from './prompt.ts'
import { sumOf, UnusableAnswer } from './structured.ts'
import { paperSystem, toldConversation } from './told_conversation.ts'

/** Shorter is no document, longer nobody reads. */
const shortest = 30
const longest: Record<Paper['kind'], number> = { synthesis: 20_000, brief: 6000, recap: 4000 }

/** A document about a conversation. A figure that nobody gave is pointed out once; a sentence that keeps one is cut. */
export async function writeByModel(
  calls: ModelCalls,
  talk: Talk,
  paper: Paper,
  asking: CallLimits,
  context_tokens: number | null,
): Promise<ModelAnswer> {
  const contact = visitorContact(paper.closing, loadEngineData())
  const judged: Talk = {
    ...talk,
    moment: async () => ({ ...(await talk.moment()), ...momentOf(paper, contact) }),
  }
  const turns = await talk.turns()
  const prompt: ModelPrompt = {
    system: paperSystem(paper.closing),
    told: toldConversation(turns, context_tokens),
    user: await requestFor(judged, paper, contact, context_tokens),
  }
  const grounds = await groundsOf(judged, paper, turns)
  const check = ({ text }: ModelAnswer) => checkPaper(unfenced(text), grounds, languageOf(paper))
  const first = await calls.ask(prompt, asking)
  const checked = check(first)
  if (checked.refused.length === 0) return finished(paper, checked, first)
  const repair = { answer: first.text, problem: problemOf(checked) }
  const second = await calls.ask({ ...prompt, repair }, asking).catch((error: unknown) => {
    if (!(error instanceof ModelFailure)) throw error
    return null
  })
  if (second === null) return finished(paper, checked, first)
  return finished(paper, check(second), { ...second, tokens: sumOf(first.tokens, second.tokens) })
}

/** The owner reads the brief in the organization's language. */
const languageOf = ({ kind, closing }: Paper): string =>
  kind === 'brief' ? closing.default_locale : closing.locale

/** What a paper is written with beside the conversation. */
function momentOf(paper: Paper, { name }: VisitorContact): Partial<ConversationMoment> {
  return {
    assessment: assessmentOf(paper),
    deliverable_template: deliverableShape(paper.closing, loadEngineData()),
    ...(name !== null && { visitor: { name } }),
    locale: languageOf(paper),
  }
}

/** The owner's prompt, below what it does not refer to. */
async function requestFor(
  talk: Talk,
  paper: Paper,
  contact: VisitorContact,
  context_tokens: number | null,
): Promise<string> {
  const { closing } = paper
  const locale = languageOf(paper)
  const slots = toldAnswers(closing, locale, loadEngineData())
  const prompt = await renderPrompt(paper.kind, talk, context_tokens, { slots })
  const placed = findReferences(closing.flow.prompts[paper.kind].body)
  const unplaced = (reference: string, text: string) => (placed.includes(reference) ? '' : text)
  const beside = [
    `Today: ${closing.today}`,
    unplaced('visitor.name', contact.name === null ? '' : `The visitor's name: ${contact.name}`),
    unplaced('slots', slots === '' ? '' : `What the visitor answered:\n${slots}`),
    unplaced('gaps', listed('Questions that could not be answered', closing.gaps)),
    listed('How to reply to the visitor', [
      ...contact.emails,
      ...contact.phones,
      ...(closing.reply_to ? [closing.reply_to] : []),
    ]),
    listed('What was done and promised in the conversation', donesOf(paper)),
  ].filter(Boolean)
  return [
    inTag('beside', beside.join('\n')),
    prompt,
    `Write in ${languageName(locale)}. Answer with nothing but the document, in Markdown.`,
  ].join('\n\n')
}

const donesOf = ({ closing }: Paper): string[] => [
  ...(closing.done ?? []),
  ...(closing.person_wanted ? ['The visitor wants a person of the team to get in touch.'] : []),
  ...(closing.document_promised ? ['The visitor gets a document that sums up the conversation.'] : []),
]

const listed = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [`${title}:`, ...new Set(items.map((item) => `- ${item}`))].join('\n')

/** `German (de)`: a tag alone is overlooked. */
function languageName(locale: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale)
  return name === undefined || name === locale ? locale : `${name} (${locale})`
}

function assessmentOf({ closing, judgement }: Paper): string {
  const criteria = judgement.criteria.map(({ fit_criterion_id, verdict, evidence }) => {
    const criterion = closing.flow.fit_criteria.find(({ id }) => id === fit_criterion_id)
    const quotes = evidence.map(({ quote }) => `"${quote}"`).join(', ')
    return `- ${criterion?.description ?? ''}: ${verdict}${quotes && ` (${quotes})`}`
  })
  return [`Fit: ${judgement.fit}`, ...criteria].join('\n')
}

/** The snapshot, what is known, and all that was given and said in the conversation. */
async function groundsOf(talk: Talk, paper: Paper, turns: readonly HistoryTurn[]) {
  const { flow, phase } = talk
  const { closing } = paper
  const given = turns.flatMap(({ stored }) =>
    stored
      ? [
          ...stored.passages,
          ...stored.rounds.flatMap(({ calls }) => calls.flatMap((call) => call.passages ?? [])),
        ]
      : [],
  )
  return {
    texts: [
      ...Object.values(frozenValues(flow, phase)),
      ...Object.values(liveValues(await talk.moment())),
      ...Object.values(closing.contact ?? {}),
      ...(closing.facts ?? []).map(({ text }) => text),
      ...(closing.done ?? []),
      toldAnswers(closing, languageOf(paper), loadEngineData()),
      ...turns.map(({ reply }) => reply),
      ...given.map(({ title, text }) => `${title}\n${text}`),
    ],
    said: closing.said.map(({ text }) => text),
    today: closing.today,
  }
}

function problemOf({ refused }: CheckedPaper): string {
  const sentences = refused.map(({ sentence, because }) => `- ${sentence} (${because})`)
  return `These sentences state figures, dates or addresses that stand nowhere in the material:\n${sentences.join('\n')}\n\nWrite the whole document again, with what the material says there, or without it.`
}

function finished({ kind, closing }: Paper, { text }: CheckedPaper, { tokens }: ModelAnswer): ModelAnswer {
  const kept = text
    // What would be markup in the page that shows it is text.
    .replaceAll(/<(?=[/!?a-z])/gi, '&lt;')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const whole = kept.length <= longest[kind] ? kept : kept.slice(0, kept.lastIndexOf('\n', longest[kind]))
  // What an owner reads is no speech of the agent.
  const spoken = kind === 'brief' ? whole : enforceVoice(whole, closing.flow.voice).text
  if (spoken.length < shortest) throw new UnusableAnswer('nothing in the document is fit to be kept', tokens)
  return { text: spoken, tokens }
}

const unfenced = (text: string) => /^\s*```(?:markdown|md)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text
