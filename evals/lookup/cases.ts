import { type FoundPassage, scoreOf } from '../../packages/engine/src/index.ts'
import type { AnswerPage } from '../../packages/engine/src/knowledge/lookup/answer_page.ts'
import {
  analyzeLookUp,
  type LookUp,
  type PassageFeatures,
  passageFeatures,
} from '../../packages/engine/src/knowledge/lookup/passage_features.ts'
import type { TrialMessage, TrialOrganization } from '../trial/organization.ts'
import { TrialKnowledge } from './knowledge.ts'

/** A message as somebody typed it, with what was found for it and which of it is right. */
export interface LookUpCase {
  organization: string
  message: TrialMessage
  /** As it was typed. */
  previous: string | null
  candidates: { passage: FoundPassage; features: PassageFeatures; isRight: boolean }[]
}

/** Graded apart: several questions have several answers, and another language is not found by words. */
const apart = ['multi', 'other-language']

export async function casesOf(organization: TrialOrganization): Promise<LookUpCase[]> {
  const knowledge = await TrialKnowledge.of(organization)
  return organization.threads.flatMap((thread) => casesOfThread(thread, organization, knowledge))
}

function casesOfThread(
  thread: readonly TrialMessage[],
  { slug, locale }: TrialOrganization,
  knowledge: TrialKnowledge,
): LookUpCase[] {
  const cases: LookUpCase[] = []
  let previous: string | null = null
  let page: AnswerPage | null = null
  for (const [at, message] of thread.entries()) {
    const text = knowledge.textOf(message.text)
    const passages = knowledge.find(text, previous)
    const asked: LookUp = {
      message: text,
      question: message.text,
      previous,
      typed: { message: message.text, previous: thread[at - 1]?.text ?? null },
      page,
      language: locale,
      statistics: knowledge.index,
      embed: knowledge.embed,
      embedWords: knowledge.embedWords,
    }
    const features = passageFeatures(passages, asked, analyzeLookUp(asked))
    const candidates = passages.map((passage, at) => ({
      passage,
      features: features[at]!,
      isRight: message.expect === 'answer' && holds(passage, message.right!),
    }))
    if (message.expect !== 'act' && !apart.includes(message.type))
      cases.push({ organization: slug, message, previous: thread[at - 1]?.text ?? null, candidates })
    previous = text
    page = likelyPage(passages, features) ?? page
  }
  return cases
}

const holds = ({ trail, text }: FoundPassage, right: string) =>
  right.split('&&').every((part) => new RegExp(part.trim(), 'i').test([...trail, text].join('\n')))

/** Where the answer would have stood, before there are weights to tell. */
const samePageBonus = 0.25

function likelyPage(
  passages: readonly FoundPassage[],
  features: readonly PassageFeatures[],
): AnswerPage | null {
  const scores = passages.map(
    ({ together }, at) => scoreOf(together) + samePageBonus * features[at]!.same_page,
  )
  const best = passages[scores.indexOf(Math.max(...scores))]
  return best ? { source_id: best.source_id } : null
}
