import { type FoundPassage, scoreOf } from '../../packages/engine/src/index.ts'
import type { AnswerPage } from '../../packages/engine/src/knowledge/lookup/answer_page.ts'
import { apart } from '../../packages/engine/src/knowledge/lookup/continuation.ts'
import {
  type ContinuationFeatures,
  continuationFeatures,
} from '../../packages/engine/src/knowledge/lookup/continuation_features.ts'
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
  /** Null where nothing was looked up before. */
  continuation: ContinuationFeatures | null
  /** By itself, and together with what was looked up before. */
  alone: JudgedCandidate[]
  together: JudgedCandidate[]
}

export interface JudgedCandidate {
  features: PassageFeatures
  isRight: boolean
}

/** Graded apart: several questions have several answers, and another language is not found by words. */
const gradedApart = ['multi', 'other-language']

export async function casesOf(organization: TrialOrganization): Promise<LookUpCase[]> {
  const knowledge = await TrialKnowledge.of(organization)
  return organization.threads.flatMap((thread) => casesOfThread(thread, organization, knowledge))
}

/**
 * The first message of every thread after that of another one: most people who ask twice ask about two things, which
 * threads that somebody thought up hardly do.
 */
export function changesOfMatter({ threads }: TrialOrganization): TrialMessage[][] {
  const firsts = threads.map(([first]) => first!)
  const distance = Math.ceil(firsts.length / 3)
  return firsts.map((message, at) => [firsts[(at + distance) % firsts.length]!, message])
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
    const analysis = analyzeLookUp(asked)
    const together = judgedCandidates(message, { passages, asked, analysis })
    if (message.expect !== 'act' && !gradedApart.includes(message.type))
      cases.push({
        organization: slug,
        message,
        previous: thread[at - 1]?.text ?? null,
        continuation: previous === null ? null : continuationFeatures(passages, asked, analysis.alone),
        alone: judgedCandidates(message, apart({ passages, asked, analysis })),
        together,
      })
    page = likelyPage(passages, together) ?? page
    previous = text
  }
  return cases
}

const judgedCandidates = (
  { expect, right }: TrialMessage,
  { passages, asked, analysis }: Parameters<typeof apart>[0],
): JudgedCandidate[] => {
  const features = passageFeatures(passages, asked, analysis)
  return passages.map((passage, at) => ({
    features: features[at]!,
    isRight: expect === 'answer' && holds(passage, right!),
  }))
}

const holds = ({ trail, text }: FoundPassage, right: string) =>
  right.split('&&').every((part) => new RegExp(part.trim(), 'i').test([...trail, text].join('\n')))

/** Where the answer would have stood, before there are weights to tell. */
const samePageBonus = 0.25

function likelyPage(
  passages: readonly FoundPassage[],
  candidates: readonly JudgedCandidate[],
): AnswerPage | null {
  const scores = passages.map(
    ({ together }, at) => scoreOf(together) + samePageBonus * candidates[at]!.features.same_page,
  )
  const best = passages[scores.indexOf(Math.max(...scores))]
  return best ? { source_id: best.source_id } : null
}
